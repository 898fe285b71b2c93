import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import tseslint from 'typescript-eslint';

/**
 * The rooms of `lib`, each of which imports only rooms before it; files of `lib` itself belong to no room. That there is no
 * circle at all, of files or of folders, is held by a test: `import/no-cycle` takes most of the time of a lint.
 */
const LIB_ROOMS = [
  ...['engine', 'observability', 'offline', 'http', 'places', 'supabase', 'tourapi', 'search'],
  'register',
  ...['recipes', 'words', 'menu-photo', 'menu-reader', 'session', 'kept', 'map', 'staff-card'],
  ...['place-page', 'server'],
];
/** The same for the rooms of the engine. */
const ENGINE_ROOMS = ['text', 'geo', 'menu', 'reading', 'hours', 'names', 'needs', 'judge'];

const oneWay = (home, rooms) =>
  rooms.slice(0, -1).map((room, at) => ({
    target: `${home}/${room}`,
    from: rooms.slice(at + 1).map((later) => `${home}/${later}`),
  }));

/** Imports run one way: app -> components -> lib, and worker, worker-reader -> lib; the engine imports only itself. */
const zones = [
  { target: './components', from: './app' },
  { target: './lib', from: ['./app', './components'] },
  // Workers are bundled by their paths (`app/sw.js/route.ts`, `scripts/build-menu-parts.mjs`); nothing of them belongs in a page.
  { target: ['./app', './components', './lib'], from: ['./worker', './worker-reader'] },
  ...['./worker', './worker-reader'].map((target) => ({
    target,
    from: '.',
    except: [target, './lib', './node_modules'],
  })),
  { target: './lib/engine', from: './lib', except: ['./engine'] },
  ...oneWay('./lib', LIB_ROOMS),
  ...oneWay('./lib/engine', ENGINE_ROOMS),
  // A rule knows what is read and what is needed, not who judges by it.
  { target: './lib/engine/judge/rules', from: './lib/engine/judge', except: ['./rules'] },
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
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**'],
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
    files: ['lib/engine/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-*', 'next', 'next/*', 'node:*', 'fs', 'http', 'server-only'] },
      ],
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
