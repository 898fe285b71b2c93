import * as v from 'valibot';

/**
 * Trace event, in microseconds: `ts` and `dur` by the clock, `tts` and `tdur` in CPU time of its
 * thread.
 */
const timedEventSchema = v.looseObject({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number()),
  tts: v.optional(v.number()),
  tdur: v.optional(v.number()),
});
export type TimedEvent = v.InferOutput<typeof timedEventSchema>;

export const traceSchema = v.looseObject({ traceEvents: v.array(timedEventSchema) });

type Task = TimedEvent & Record<'dur' | 'tts' | 'tdur', number>;

function isTask(event: TimedEvent): event is Task {
  const { name, ph, dur, tts, tdur } = event;
  const isTimed = dur !== undefined && tts !== undefined && tdur !== undefined;
  return ph === 'X' && name.endsWith('RunTask') && isTimed;
}

const getThread = ({ pid, tid }: TimedEvent) => `${pid} ${tid}`;

/**
 * Trace in which tasks last as long as their CPU time, with their events shifted. Wall-clock time
 * includes other programs.
 */
export function toProcessorTime(events: readonly TimedEvent[]): TimedEvent[] {
  const tasks = new Map<string, Task[]>();
  for (const event of events) {
    if (!isTask(event)) continue;
    const own = tasks.get(getThread(event));
    if (own) own.push(event);
    else tasks.set(getThread(event), [event]);
  }
  return events
    .map((event) => {
      const { ts, dur, tts, tdur } = event;
      const task = tasks.get(getThread(event))?.find((it) => it.ts <= ts && ts < it.ts + it.dur);
      if (!task || tts === undefined) return event;
      const sinceStart = Math.min(Math.max(tts - task.tts, 0), task.tdur);
      return { ...event, ts: task.ts + sinceStart, dur: tdur ?? dur };
    })
    .sort((a, b) => a.ts - b.ts);
}

/**
 * CPU time in microseconds of the tasks of a thread between two times of a trace; of a task that is partly
 * between them, its share. Tasks within tasks count once.
 */
export function getSpentUs(
  events: readonly TimedEvent[],
  thread: Pick<TimedEvent, 'pid' | 'tid'>,
  startUs: number,
  endUs: number,
): number {
  const tasks = events.filter(
    (event): event is Task =>
      isTask(event) && event.pid === thread.pid && event.tid === thread.tid && event.dur > 0,
  );
  const isInner = ({ ts, dur }: Task) =>
    tasks.some((it) => it.dur > dur && it.ts <= ts && it.ts + it.dur >= ts + dur);
  return tasks
    .filter((task) => task.ts < endUs && task.ts + task.dur > startUs && !isInner(task))
    .map(({ ts, dur, tdur }) => {
      const sharedUs = Math.min(ts + dur, endUs) - Math.max(ts, startUs);
      return (tdur * sharedUs) / dur;
    })
    .reduce((sum, us) => sum + us, 0);
}
