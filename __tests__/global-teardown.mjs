export default function tearDown() {
  globalThis.stopTestDatabases();
}
