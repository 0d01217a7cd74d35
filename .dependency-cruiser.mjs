// The arrows of docs/architecture.md, as rules that fail the lint. scripts/test/layers.test.ts has a case for each.
const OURS =
  '^(kernel|lexicon|table|games|protocol|server|ui|web|cli|bench|e2e|scripts|examples|deploy)/';
/** Code that runs in every place and does nothing but think. Training and arenas of bots are tools. */
const PURE = {
  path: '^(table/src|protocol/src|games/[^/]+/(rules|decks|locales|kit|bot|coach|lesson))/',
  pathNot: '/(train/|arena\\.ts$)',
};
/** What is shipped, or runs as a tool, and must do so without what only tests need. */
const SOURCES = {
  path: '^((kernel|lexicon|table|protocol|server|ui|web|cli)/src|games/[^/]+/(rules|decks|locales|kit|bot|coach|lesson|board|front-page))/',
  pathNot: '/(train/|arena\\.ts$)',
};

const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

/** Of our own folders, these files may import nothing but what is allowed. */
const only = (name, from, allowed) => never(name, from, { path: OURS, pathNot: allowed });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    // Whoever writes a bot makes examples/api.d.ts of the server's description.
    never('everything-is-found', {}, { couldNotResolve: true, pathNot: '^\\./api\\.d\\.ts$' }),
    only('kernel-imports-nothing', '^kernel/', '^kernel/'),
    never('kernel-source-depends-on-hashes-only', '^kernel/src/', {
      pathNot: '^kernel/src/|(^|/)node_modules/@noble/hashes/',
    }),
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
      'coaches-import-rules-and-bots',
      '^games/([^/]+)/coach/',
      // texts.gen.ts holds nothing but types: which sentences there are to give reasons with.
      '^(kernel/src/|lexicon/|games/$1/(rules/|bot/|coach/|locales/texts\\.gen\\.ts$))',
    ),
    only(
      'boards-import-rules-and-ui',
      '^games/([^/]+)/(board|front-page|workshop)/',
      '^(kernel/src|ui|games/$1/(rules|board|front-page|workshop|locales))/',
    ),
    only(
      'pictures-import-boards',
      '^games/([^/]+)/rulebook/pictures\\.tsx$',
      '^(kernel/src|ui|lexicon|games/$1/(rules|board|decks|rulebook))/',
    ),
    only(
      'hosting-imports-rules',
      '^games/([^/]+)/hosting\\.ts$',
      '^(kernel/src/|games/manifest\\.ts$|games/$1/(rules/|locales/texts\\.gen\\.ts$))',
    ),
    only(
      'kits-import-rules',
      '^games/([^/]+)/kit/',
      '^(kernel/src/|lexicon/|games/manifest\\.ts$|games/$1/(rules|kit)/)',
    ),
    // Whoever plays is judged on their own device.
    never(
      'the-server-judges-nobody',
      '^(server|protocol)/',
      '^(table/src/review|games/[^/]+/coach)/',
    ),
    never('tables-judge-nobody', '^table/src/(?!review/)', '^table/src/review/'),
    only('table-imports-kernel', '^table/src/', '^(kernel|table)/src/'),
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
    never('local-and-remote-tables-are-apart', '^web/src/(local|remote)/', {
      path: '^web/src/(local|remote)/',
      pathNot: '^web/src/$1/',
    }),
    never('table-client-knows-neither', '^web/src/table-client/', {
      path: '^web/src/',
      pathNot: '^web/src/table-client/',
    }),
    never('no-game-knows-another', '^games/(?!test/|testing/)([^/]+)/', {
      path: '^games/',
      pathNot: ['^games/$1/', '^games/(manifest|lesson)\\.ts$'],
    }),
    only(
      'locales-import-rules',
      '^games/([^/]+)/locales/',
      '^(kernel/src|games/$1/(rules|locales))/',
    ),
    // The front page carries every manifest: only what it shows is in there, all else is loaded on demand.
    never('manifests-load-on-demand', '^games/[^/]+/index\\.ts$', {
      path: OURS,
      pathNot: '^games/(manifest\\.ts$|[^/]+/(rules/version\\.ts$|locales/front/))',
      dynamic: false,
    }),
    only(
      'manifests-have-one-shape',
      '^games/(manifest|lesson)\\.ts$',
      '^((kernel|lexicon|ui)/src/|games/lesson\\.ts$)',
    ),
    only(
      'lessons-import-rules',
      '^games/([^/]+)/lesson/',
      // texts.gen.ts holds nothing but types: which sentences there are to teach with.
      '^(kernel/src/|lexicon/|ui/src/|games/lesson\\.ts$|games/$1/(rules/|decks/|lesson/|locales/texts\\.gen\\.ts$))',
    ),

    // http → house → rooms → store inside of the server; what lies beside these folders imports none of them.
    only('store-imports-store', '^server/src/store/', '^(table/src|server/src/store)/'),
    only('bus-imports-nothing', '^server/src/bus/', '^server/src/(bus/|log\\.ts$)'),
    never('house-knows-no-http', '^server/src/house/', '^server/src/http/|/main\\.ts$'),
    never('rooms-know-no-bus', '^server/src/(rooms|store|bots)/', '^server/src/(bus|house)/'),
    never(
      'admin-knows-no-http',
      '^server/src/admin/',
      '^server/src/(http|rooms|operator)/|/main\\.ts$',
    ),
    never(
      'rooms-know-no-http',
      '^server/src/rooms/',
      '^server/src/((http|operator)/|(main|upkeep|late)\\.ts$)',
    ),
    never(
      'rooms-and-store-know-no-network',
      '^server/src/(rooms|store)/',
      'node_modules/(fastify|ws)/|^(node:)?(https?|net)$',
    ),
    never(
      'settings-and-games-import-no-layer',
      { path: '^server/src/[^/]+\\.ts$', pathNot: '/(main|upkeep|late)\\.ts$' },
      '^server/src/(http|rooms|store|operator)/',
    ),
    // Bots are told views by the rooms, and know nobody.
    never(
      'bots-know-no-rooms',
      '^server/src/bots/',
      '^server/src/(http|rooms|store)/|^server/src/(main|backup|settings)\\.ts$',
    ),
    only(
      'the-starter-of-servers-stands-alone',
      '^server/testing/',
      '^(server/testing/|scripts/debian\\.mjs$)',
    ),

    // Nobody imports an end of the house, tests included; from outside a server is started, not imported.
    never(
      'parts-import-no-ends',
      // The suite for every game tries them with the tools; a game's stops of the tour drive the browser.
      {
        path: '^(kernel|lexicon|table|games|protocol|ui)/',
        pathNot: '^games/(test/|[^/]+/tour/)',
      },
      '^(server|web|cli|bench|e2e)/',
    ),
    never('server-imports-no-other-end', '^server/', '^(ui|web|cli|bench|e2e)/'),
    never('web-imports-no-other-end', '^web/', '^(server|cli|bench|e2e)/'),
    never(
      'cli-imports-no-other-end',
      '^cli/',
      // How the operators' commands are called is told with the others.
      '^(web|bench|e2e)/|^server/(?!src/operator/usages\\.ts$)|^ui/(?!src/text/)',
    ),
    // The store is also measured alone, and so are coaches, with the tables that bots read.
    never(
      'benches-start-servers',
      '^bench/',
      '^(ui|web|cli|e2e)/|^server/(?!testing/|src/(?:store/postgres-store|tables-of)\\.ts$)',
    ),
    never(
      'browser-tests-stay-outside',
      '^e2e/',
      // The tools' way to load a game and its bots is borrowed, to lay tables.
      '^bench/|^cli/(?!src/games\\.ts$)|^web/(?!locales/)|^server/(?!testing/)',
    ),

    never('sources-import-no-tests', SOURCES, {
      path: '/(test|testing|crash|nemesis|players|build|train)/',
      pathNot: 'node_modules/',
    }),
    never('tests-are-no-library', '^([^/]+)/', { path: '^[^/]+/test/', pathNot: '^$1/test/' }),

    never('pure-code-does-no-input-or-output', PURE, { dependencyTypes: ['core'] }),
    never('pure-code-needs-a-schema-library-only', PURE, {
      path: 'node_modules/',
      pathNot: 'node_modules/(valibot|@valibot/[^/]+)/',
    }),
    never(
      'react-is-for-boards-and-the-page',
      {
        pathNot:
          '^(ui|web|e2e/specimen)/|^games/([^/]+/(board|front-page|workshop|test|rulebook)/|manifest\\.ts$)|node_modules',
      },
      'node_modules/(react|react-dom|wouter)/',
    ),
    never(
      'boards-are-mounted-by-the-page',
      '^games/[^/]+/(board|front-page|workshop)/',
      'node_modules/react-dom/',
    ),
    never('scripts-need-nothing-but-node', '^scripts/(release/)?[^/]+$', {
      pathNot: '^scripts/',
      dependencyTypesNot: ['core'],
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(server|web)/dist/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
