// Loaded into a site under test by `node --import`: each SIGUSR2 moves its clock ten minutes on.
const STEP_MS = 600_000;
const now = Date.now.bind(Date);
const performanceNow = performance.now.bind(performance);
let offsetMs = 0;

Date.now = () => now() + offsetMs;
performance.now = () => performanceNow() + offsetMs;
process.on('SIGUSR2', () => {
  offsetMs += STEP_MS;
  console.log('Clock moved');
});
