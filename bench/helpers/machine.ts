import { cpus, loadavg } from 'node:os';

/** Figures are of one machine, and of what else it does. */
export function printMachine(): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, load ${load}, Node ${process.versions.node}`,
  );
}
