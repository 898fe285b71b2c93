import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import tseslint from 'typescript-eslint';
import { getPackageEntries } from './scripts/package-entries.mjs';

/**
 * The rooms of `lib`, each of which imports only rooms before it; files of `lib` itself belong to no room. That there is no
 * circle at all, of files or of folders, is held by a test: `import/no-cycle` takes most of the time of a lint.
 */
const LIB_ROOMS = [
  ...['observability', 'offline', 'http', 'places', 'supabase', 'search'],
  'ingest',
  ...['recipes', 'words', 'menu-reader', 'session', 'kept', 'map', 'staff-card'],
  ...['place-page', 'server'],
];
/** The same for the rooms of the engine, and of the menu reader. */
const ENGINE_ROOMS = ['text', 'geo', 'menu', 'reading', 'hours', 'names', 'needs', 'judge'].concat(
  'lexicon',
);

const oneWay = (home, rooms) =>
  rooms.slice(0, -1).map((room, at) => ({
    target: `${home}/${room}`,
    from: rooms.slice(at + 1).map((later) => `${home}/${later}`),
  }));

/** Entries of our packages, without the scope. */
const ENTRIES = [...getPackageEntries().keys()].map((entry) => entry.slice('@kioot/'.length));
const ENTRIES_ONLY = {
  regex: `^@kioot/(?!(?:${ENTRIES.join('|')})$)`,
  message: 'A package is used by the entries that its package.json exports.',
};
/** The way round the entries: by a path. */
const NO_SOURCES = { regex: '(?:^|/)packages/[^/]+/src(?:/|$)', message: ENTRIES_ONLY.message };

/** Imports run one way: app -> components -> lib -> menu reader -> engine, and worker -> lib. */
const zones = [
  { target: './components', from: './app' },
  // What is shipped, and what starts and builds it, does without instruments.
  {
    target: ['app', 'components', 'lib', 'scripts', 'worker', 'worker-reader'].map(
      (each) => `./${each}`,
    ),
    from: './tools',
  },
  { target: './lib', from: ['./app', './components'] },
  // Workers are bundled by their paths (`app/sw.js/route.ts`, `scripts/build-menu-parts.mjs`); nothing of them belongs in a page.
  {
    target: ['./app', './components', './lib'],
    from: ['./worker', './packages/menu-reader/src/worker'],
  },
  {
    target: './worker',
    from: '.',
    except: ['./worker', './lib', './packages', './node_modules'],
  },
  // Nothing of the app in a package; tests read the places and holidays of the app's data.
  {
    target: './packages/engine',
    from: '.',
    except: ['./packages/engine', './data', './node_modules'],
  },
  {
    target: './packages/menu-reader',
    from: '.',
    except: ['./packages', './data', './node_modules'],
  },
  ...oneWay('./lib', LIB_ROOMS),
  ...oneWay('./packages/engine/src', ENGINE_ROOMS),
  // A rule knows what is read and what is needed, not who judges by it.
  {
    target: './packages/engine/src/judge/rules',
    from: './packages/engine/src/judge',
    except: ['./rules'],
  },
  // The list is shown on the map as well.
  {
    target: './components/results',
    from: './components',
    except: ['./results', './map', './ui', './mascot', './profile'],
  },
  // The page of a place is one result, opened.
  {
    target: './components/places',
    from: './components',
    except: ['./places', './results', './ui', './mascot', './profile'],
  },
  // A menu that was read fills the card for the staff.
  {
    target: './components/menu-reader',
    from: './components',
    except: ['./menu-reader', './card', './ui', './mascot', './profile'],
  },
  ...['ui', 'layout', 'mascot', 'guide', 'map', 'recipes', 'card', 'profile'].map((feature) => ({
    target: `./components/${feature}`,
    from: './components',
    except: [...new Set([`./${feature}`, './ui', './mascot', './profile'])],
  })),
];

const config = [
  {
    ignores: [
      '.next/',
      '.data/',
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
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'no-restricted-imports': ['error', { patterns: [ENTRIES_ONLY, NO_SOURCES] }],
    },
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
          message: 'Its limit is lost with a garbage collection: lib/http/with-timeout.mjs.',
        })),
      ],
    },
  },
  {
    files: ['packages/*/src/**'],
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
