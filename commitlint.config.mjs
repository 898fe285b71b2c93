const TYPES = [
  ...['feat', 'fix', 'refactor', 'perf', 'test', 'docs'],
  ...['chore', 'build', 'ci', 'data', 'style', 'revert'],
];
const SCOPES = [
  ...['engine', 'search', 'places', 'ingest', 'recipes', 'reader', 'card'],
  ...['ui', 'i18n', 'pwa', 'http', 'build', 'ci', 'data'],
];

const config = {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'type-enum': [2, 'always', TYPES],
    'scope-enum': [2, 'always', SCOPES],
    'header-max-length': [2, 'always', 72],
    // Bodies may quote addresses and output.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};

export default config;
