/** An event of a trace, in microseconds: `ts` and `dur` by the clock, `tts` and `tdur` by its thread's processor time. */
export interface TimedEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tts?: number;
  tdur?: number;
}

type Task = Required<TimedEvent>;

function isTask(event: TimedEvent): event is Task {
  const { name, ph, tts, tdur } = event;
  return ph === 'X' && name.endsWith('RunTask') && tts !== undefined && tdur !== undefined;
}

const getThread = ({ pid, tid }: TimedEvent) => `${pid} ${tid}`;

/**
 * A trace in which every task lasts as long as it held a processor; what happened in it moves along. The clock goes on
 * while other programs of the machine run, this time does not.
 */
export function toProcessorTime<Event extends TimedEvent>(events: readonly Event[]): Event[] {
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
