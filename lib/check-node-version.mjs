// Imported first by every start of the site: with an older Node it ends with one line instead of a
// failure for each request.

/** As `engines` of package.json: Next's own. */
const MIN_NODE = [20, 9];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  console.error(
    `Kioot needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
