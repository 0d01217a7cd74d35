import { expect, test } from 'vitest';
import { late } from './run-late.ts';

/** The first 16 digits of each digest: the same on every machine, today and in ten years. */
const DIGESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026-01-01': {
    'extra solo': '0ac01e1958e691e3',
    'fakty alone en': 'd37629631d77c71d',
    'fakty alone pl': 'e738850bea0b66f7',
    'fakty alone de': '1506047f295c3f1f',
    'fakty alone fr': 'fc50a6265c5e69e7',
    'fakty alone it': '21306421c5523b66',
    'extrablatt alone': '132f29384d3ea16e',
    'slowka alone en': '793dd2f83fd25d54',
    'slowka alone pl': '0a91437151bf94d8',
    'slowka alone de': 'a997a5b8939a9985',
    'slowka alone fr': 'a64c77f73878a7ef',
    'slowka alone it': '8f173815a955db15',
    'krzyzowka common en': 'c5659ff4b94f6acc',
    'krzyzowka common pl': '0f174bdb78c40aad',
    'krzyzowka common de': '3ab35a5043883ec0',
    'krzyzowka common fr': '03bc9c98d3c56c17',
    'krzyzowka common it': '9e56e0e20d306ff1',
    'krzyzowka own en': '3b9846975c1a514c',
    'krzyzowka own pl': 'ff5a5c2eca269f34',
    'krzyzowka own de': 'a382b04d7779a7ad',
    'krzyzowka own fr': '9e35df1b09660fb2',
    'krzyzowka own it': '6848d19b18024f3d',
    'krzyzowka longest en': 'e8ca859589689e3a',
    'krzyzowka longest pl': '150257b972f01990',
    'krzyzowka longest de': '49977e8193f0cfae',
    'krzyzowka longest fr': '4bbb5dea0645f45e',
    'krzyzowka longest it': '41506916ed47d69f',
  },
  '2026-11-18': {
    'extra solo': 'dbd03dd53a848133',
    'fakty alone en': '24fda9d869dd8727',
    'fakty alone pl': '7e0633792f08721b',
    'fakty alone de': '08720e5ee8fd3a3e',
    'fakty alone fr': '596fda0701210d16',
    'fakty alone it': 'e7bcfd899a323a2e',
    'extrablatt alone': '60f8350587b139c1',
    'slowka alone en': 'fae90f0a9839f2ff',
    'slowka alone pl': '19c143da2649af8c',
    'slowka alone de': '363239d8ca27ff71',
    'slowka alone fr': '0b069793f7a8b9cf',
    'slowka alone it': '33935be203d286b3',
    'krzyzowka common en': '86c3002165b53f55',
    'krzyzowka common pl': '4a9e0321935a1829',
    'krzyzowka common de': '0b1994b7fc15f7fa',
    'krzyzowka common fr': '2e9d774731d245f8',
    'krzyzowka common it': 'c0aaf95ee3472c75',
    'krzyzowka own en': '2ff9c8d7d5cddb42',
    'krzyzowka own pl': 'd9c749299fe9b644',
    'krzyzowka own de': '673a315b32ddd536',
    'krzyzowka own fr': '908a4a5f91ceccaf',
    'krzyzowka own it': '0903af21f3fa411b',
    'krzyzowka longest en': 'f4d39f00c60d4e43',
    'krzyzowka longest pl': 'caf5ab4409438505',
    'krzyzowka longest de': '8a68a0aaac3c73a5',
    'krzyzowka longest fr': 'cbd6ebad8bc298ca',
    'krzyzowka longest it': 'd3365c79476fc773',
  },
  '2028-02-29': {
    'extra solo': 'c3abb6a133f9b5a8',
    'fakty alone en': '5c1bca7860906d24',
    'fakty alone pl': 'f2a5e8576cd7a88f',
    'fakty alone de': '4ca4857deba9f73c',
    'fakty alone fr': '6112fd2575f69b2b',
    'fakty alone it': '7e4fa759e815d49a',
    'extrablatt alone': '47401b8265b8c697',
    'slowka alone en': 'ce4a61696a6ccdf7',
    'slowka alone pl': 'f4aa5c210b283ea9',
    'slowka alone de': '8a3e9ae7bd57c94e',
    'slowka alone fr': '9b4bf966ac125782',
    'slowka alone it': '2be13db173b65fc1',
    'krzyzowka common en': '8d6fd9f214cd26d1',
    'krzyzowka common pl': '85d69d24cf8b497d',
    'krzyzowka common de': '3638686df59df0c1',
    'krzyzowka common fr': '342177059abf67e9',
    'krzyzowka common it': 'dd7c82903b97b929',
    'krzyzowka own en': '618defe559d0efdf',
    'krzyzowka own pl': '689494a4d0f517dc',
    'krzyzowka own de': 'c0707193b3e9c92c',
    'krzyzowka own fr': '5e3a3d9eaebd4b3b',
    'krzyzowka own it': '5568fa515ac6503d',
    'krzyzowka longest en': '3e44252845aec70e',
    'krzyzowka longest pl': 'e602a9f9fdf330fe',
    'krzyzowka longest de': '0e1218636fcba17c',
    'krzyzowka longest fr': 'f6bc35bb183af49f',
    'krzyzowka longest it': 'cb10e245fde1e6c5',
  },
};

interface Deal {
  readonly game: string;
  readonly mode: string;
  readonly edition: string;
  readonly digest: string;
}

test.each(Object.keys(DIGESTS))('late daily tells the deals of %s', async (day) => {
  const { code, out } = await late('daily', day, '--json');
  expect(code).toBe(0);
  const told: { day: string; deals: Deal[] } = JSON.parse(out);
  const name = ({ game, mode, edition }: Deal) => [game, mode, edition].filter(Boolean).join(' ');
  const found = told.deals.map((deal) => [name(deal), deal.digest.slice(0, 16)]);
  expect(told.day).toBe(day);
  expect(Object.fromEntries(found)).toEqual(DIGESTS[day]);
  expect(told.deals.every(({ digest }) => /^[0-9a-f]{64}$/.test(digest))).toBe(true);
});

test('late daily tells today’s deals to people, and refuses what is no date', async () => {
  const { code, out } = await late('daily');
  expect(code).toBe(0);
  expect(out).toContain(`The Daily Edition of ${new Date().toISOString().slice(0, 10)}`);
  for (const wrong of ['2026-02-30', 'tomorrow', '18.11.2026']) {
    const { code: refused, err } = await late('daily', wrong);
    expect(refused).toBe(2);
    expect(err).toContain('is not a date');
  }
});
