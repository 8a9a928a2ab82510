import { readFileSync } from 'node:fs';
import { processTree } from '#server/base/processes/process-tree.ts';

/**
 * Milliseconds of CPU time of this process's descendants so far, including ended ones. Unlike wall time, it does not
 * depend on the machine's load. Samples often, because a killed process leaves no record.
 */
export function meterProcessor(pid: number): ProcessorMeter {
  const last = new Map<number, number>();
  let worked = 0;
  const look = () => {
    for (const child of processTree(pid).slice(1)) {
      const now = ownTime(child);
      const before = last.get(child) ?? 0;
      // A reused process id starts at zero.
      worked += now >= before ? now - before : now;
      last.set(child, now);
    }
  };
  const timer = setInterval(look, 200).unref();
  return {
    worked() {
      look();
      return worked;
    },
    stop: () => clearInterval(timer),
  };
}

export interface ProcessorMeter {
  worked(): number;
  stop(): void;
}

/** In user and system mode (proc(5), fields 14 and 15, in 1/100 s). */
function ownTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain any characters.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}
