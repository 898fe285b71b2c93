/** Runs tests in the order of `MUTATE_TESTS`, nearest to the mutant first, to fail early. */
export default class NearestFirstSequencer {
  sort(tests) {
    const order = JSON.parse(process.env.MUTATE_TESTS ?? '[]');
    const placeOf = ({ path, context }) =>
      order.indexOf(path.slice(context.config.rootDir.length + 1));
    return [...tests].sort((a, b) => placeOf(a) - placeOf(b));
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
