// A program that ends a confined process while it is still starting; the process becomes ready before it has ended.
import { fileURLToPath } from 'node:url';
import { killed, startConfined } from '#server/base/processes/confined-process.ts';

const script = new URL('./confinement-probe.ts', import.meta.url);
const confined = await startConfined(script, { memoryLimit: 500 * 1024 * 1024, readable: [fileURLToPath(script)] });
const slowly = () => void confined.ready.then(() => setTimeout(confined.kill, 500).unref());
await killed({ ...confined, kill: slowly });
console.log('ended');
