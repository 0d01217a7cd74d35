// The arrows of docs/architecture.md, as rules that fail the lint.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(kernel|lexicon|table|games|protocol|server|ui|web|cli|bench|e2e)/',
    pathNot: allowed,
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('kernel-imports-nothing', '^kernel/', '^kernel/'),
    {
      name: 'kernel-source-has-no-dependencies',
      severity: 'error',
      from: { path: '^kernel/src/' },
      to: { pathNot: '^kernel/src/' },
    },
    only('lexicon-imports-nothing', '^lexicon/', '^lexicon/'),
    only(
      'rules-import-kernel',
      '^games/([^/]+)/rules/',
      // texts.gen.ts holds nothing but types: which sentences there are to refuse with.
      '^(kernel/src/|lexicon/|games/$1/(rules/|decks/|locales/texts\\.gen\\.ts$))',
    ),
    only('decks-import-nothing', '^games/([^/]+)/decks/', '^games/$1/decks/'),
    only('bots-import-rules', '^games/([^/]+)/bot/', '^(kernel/src|lexicon|games/$1/(rules|bot))/'),
    only(
      'boards-import-rules-and-ui',
      '^games/([^/]+)/board/',
      '^(kernel/src|ui|games/$1/(rules|board|locales))/',
    ),
    only(
      'hosting-imports-rules',
      '^games/([^/]+)/hosting\\.ts$',
      '^(kernel/src/|games/manifest\\.ts$|games/$1/rules/)',
    ),
    only(
      'kits-import-rules',
      '^games/([^/]+)/kit/',
      '^(kernel/src/|lexicon/|games/manifest\\.ts$|games/$1/(rules|kit)/)',
    ),
    only('table-imports-kernel', '^table/src/', '^(kernel/src|table)/'),
    only('protocol-imports-table', '^protocol/', '^(kernel/src|table/src|protocol)/'),
    only(
      'server-imports-the-list-of-games',
      '^server/src/',
      '^(kernel/src/|table/src/|protocol/|server/|lexicon/|games/[^/]+\\.ts$)',
    ),
    only('ui-imports-kernel', '^ui/', '^(kernel/src|ui)/'),
    only(
      'web-imports-no-tools',
      '^web/src/',
      '^(kernel/src/|lexicon/|table/src/|protocol/|games/[^/]+\\.ts$|ui/|web/)',
    ),
    {
      name: 'local-and-remote-tables-are-apart',
      severity: 'error',
      from: { path: '^web/src/(local|remote)/' },
      to: { path: '^web/src/(local|remote)/', pathNot: '^web/src/$1/' },
    },
    {
      name: 'table-client-knows-neither',
      severity: 'error',
      from: { path: '^web/src/table-client/' },
      to: { path: '^web/src/', pathNot: '^web/src/table-client/' },
    },
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/manifest\\.ts$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
