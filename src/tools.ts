import type { Delivery, RunnableTool } from './server/runs/runnable-tool.ts';
