// Preload (`node --import`) for a site under test: its clock starts at CLOCK_AT, or now, and moves
// ten minutes on at each SIGUSR2.
const STEP_MS = 600_000;
const now = Date.now.bind(Date);
const performanceNow = performance.now.bind(performance);
const startOffsetMs = process.env.CLOCK_AT ? Date.parse(process.env.CLOCK_AT) - now() : 0;
let offsetMs = 0;

Date.now = () => now() + startOffsetMs + offsetMs;
performance.now = () => performanceNow() + offsetMs;
process.on('SIGUSR2', () => {
  offsetMs += STEP_MS;
  console.log('Clock moved');
});
