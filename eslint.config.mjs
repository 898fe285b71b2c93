import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import tseslint from 'typescript-eslint';
import { getPackageEntries } from './scripts/package-entries.mjs';
import commentOpening from './tools/eslint/comment-opening.mjs';

/**
 * Layers of `lib`, each importing only earlier ones; files directly in `lib` belong to none. Cycles
 * are checked by a test: `import/no-cycle` takes most of a lint run.
 */
const LIB_LAYERS = [
  ...['observability', 'offline', 'http', 'needs', 'places', 'supabase', 'search', 'dishes'],
  ...[
    'reports',
    'recipes',
    'session',
    'store',
    'format',
    'menu-reader',
    'client-store',
    'map',
    'staff-card',
  ],
  ...['order', 'counter', 'place-page', 'dish-page', 'dish-index', 'server'],
];
/** Layers of the engine. */
const ENGINE_LAYERS = [
  ...['text', 'geo', 'menu', 'segmentation', 'hours', 'names', 'needs', 'classify', 'lexicon'],
  'list',
];
const INGEST_SOURCES = ['tourapi', 'open-lists', 'licenses', 'register', 'verdicts'];

const toLayerZones = (folder, layers) =>
  layers.slice(0, -1).map((layer, at) => ({
    target: `${folder}/${layer}`,
    from: layers.slice(at + 1).map((later) => `${folder}/${later}`),
  }));

/** Entries of the workspace packages without the scope. */
const PACKAGE_ENTRIES = [...getPackageEntries().keys()].map((entry) =>
  entry.slice('@kioot/'.length),
);
const ENTRIES_ONLY = {
  regex: `^@kioot/(?!(?:${PACKAGE_ENTRIES.join('|')})$)`,
  message: 'A package is used by the entries that its package.json exports.',
};
/** Deep imports by path. */
const NO_PACKAGE_SOURCES = {
  regex: '(?:^|/)packages/[^/]+/src(?:/|$)',
  message: ENTRIES_ONLY.message,
};

const NO_URL_PARSE = {
  object: 'URL',
  property: 'parse',
  message: 'Node 20.9 lacks it: URL.canParse.',
};

/** Helpers of the app's tests that the tests of packages share. */
const TEST_HELPERS = ['sample', 'code-point'].map((name) => `./__tests__/helpers/${name}.ts`);

/** Imports run one way: app -> components -> lib -> packages, and worker -> lib. */
const zones = [
  { target: './components', from: './app' },
  // Shipped code and its scripts import no tools.
  {
    target: ['app', 'components', 'lib', 'scripts', 'worker', 'worker-reader'].map(
      (each) => `./${each}`,
    ),
    from: './tools',
  },
  { target: './lib', from: ['./app', './components'] },
  // Workers are bundled by path (`app/sw.js/route.ts`, `scripts/build-menu-parts.mjs`) and must not
  // end up in a page.
  {
    target: ['./app', './components', './lib'],
    from: ['./worker', './packages/menu-reader/src/worker'],
  },
  {
    target: './worker',
    from: '.',
    except: ['./worker', './lib', './packages', './node_modules'],
  },
  // Packages import nothing of the app; their tests read places and holidays from its data, and
  // share its samples and characters.
  {
    target: './packages/engine',
    from: '.',
    except: ['./packages/engine', './data', './node_modules', ...TEST_HELPERS],
  },
  {
    target: './packages/menu-reader',
    from: '.',
    except: ['./packages', './data', './node_modules', ...TEST_HELPERS],
  },
  { target: './packages/base', from: '.', except: ['./packages/base', './node_modules'] },
  {
    target: './packages/places',
    from: '.',
    except: ['./packages/places', './packages/base', './data', './node_modules'],
  },
  {
    target: './packages/ingest/src',
    from: '.',
    except: ['ingest', 'base', 'places', 'engine']
      .map((each) => `./packages/${each}`)
      .concat('./node_modules'),
  },
  // Sources share files of `src` and `common`, not each other's.
  ...INGEST_SOURCES.map((source) => ({
    target: `./packages/ingest/src/${source}`,
    from: INGEST_SOURCES.filter((other) => other !== source).map(
      (other) => `./packages/ingest/src/${other}`,
    ),
  })),
  ...toLayerZones('./lib', LIB_LAYERS),
  ...toLayerZones('./packages/engine/src', ENGINE_LAYERS),
  // A rule reads facts and needs and knows nothing of its callers.
  {
    target: './packages/engine/src/classify/rules',
    from: './packages/engine/src/classify',
    except: ['./rules'],
  },
  // The results list is also shown on the map.
  {
    target: './components/results',
    from: './components',
    except: ['./results', './map', './ui', './mascot', './diet-profile', './party'],
  },
  // The page of a place is one result in full.
  {
    target: './components/place',
    from: './components',
    except: ['./place', './results', './ui', './mascot', './diet-profile', './party'],
  },
  // The menu reader fills the staff card and an order.
  {
    target: './components/menu-reader',
    from: './components',
    except: [
      './menu-reader',
      './staff-card',
      './order',
      './ui',
      './mascot',
      './diet-profile',
      './party',
    ],
  },
  // An order ends with the questions of the staff card.
  {
    target: './components/order',
    from: './components',
    except: ['./order', './staff-card', './ui', './mascot', './diet-profile', './party'],
  },
  ...[
    'ui',
    'layout',
    'mascot',
    'wizard',
    'map',
    'recipes',
    'staff-card',
    'diet-profile',
    'party',
  ].map((feature) => ({
    target: `./components/${feature}`,
    from: './components',
    except: [...new Set([`./${feature}`, './ui', './mascot', './diet-profile', './party'])],
  })),
];

/** Rules of components and hooks. */
const REACT_RULES = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

const config = [
  {
    ignores: [
      '.next/',
      '.data/',
      'data/built/',
      'node_modules/',
      'next-env.d.ts',
      'public/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    // Without a component: React's compiler, which these rules run, takes a quarter of a lint run.
    files: ['{__tests__,e2e,packages,scripts,tools}/**/*.{ts,mjs}'],
    rules: Object.fromEntries(REACT_RULES.map((name) => [name, 'off'])),
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { kioot: { rules: { 'comment-opening': commentOpening } } },
    rules: {
      'kioot/comment-opening': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'no-restricted-properties': ['error', NO_URL_PARSE],
      'no-restricted-imports': ['error', { patterns: [ENTRIES_ONLY, NO_PACKAGE_SOURCES] }],
    },
  },
  {
    // Every target of a zone, and no other: each import is resolved.
    files: ['{app,components,lib,packages,scripts,worker,worker-reader}/**/*.{ts,tsx,mjs}'],
    rules: { 'import/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'packages/*/src/**'],
    ignores: ['lib/env.ts', 'lib/public-env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
        ...['timeout', 'any'].map((property) => ({
          object: 'AbortSignal',
          property,
          message:
            'Its limit is lost with a garbage collection: packages/base/src/with-timeout.mjs.',
        })),
        NO_URL_PARSE,
      ],
    },
  },
  {
    files: [
      '{app,components,lib,worker,scripts,tools}/**/*.{ts,tsx,mjs}',
      'packages/*/src/**/*.{ts,mjs}',
      '*.{ts,mjs}',
    ],
    ignores: ['eslint.config.mjs'],
    rules: { 'max-lines-per-function': ['error', 120] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      ...['eslint.config.mjs', '**/*.d.*.ts'],
      // A table of all screens.
      'e2e/helpers/screen-states.ts',
      // Longer than the rest by one or two journeys.
      'e2e/{map,menu-reader-platform,results-list,screens}.spec.ts',
      '__tests__/components/menu-reader/menu-screen.test.tsx',
    ],
    rules: { 'max-lines': ['error', 350] },
  },
  {
    files: ['packages/{engine,menu-reader}/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ENTRIES_ONLY,
            {
              regex: '^(?:@/|react(?:-|$)|next(?:/|$)|node:|(?:fs|http|server-only)$)',
              message: 'A package knows no framework and no machine.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/engine/src/**'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'process', 'window', 'document', 'localStorage'],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The engine has no clock.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'The engine has no clock.',
        },
      ],
    },
  },
];

export default config;
