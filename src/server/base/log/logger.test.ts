import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';
import { logContext } from './log-context.ts';
import { createLogger } from './logger.ts';

function listening() {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, destination };
}

test('fields of one request or run never appear in log lines of another [D.173]', () => {
  const { lines, destination } = listening();
  const log = createLogger('info', { destination });
  logContext.run({ requestId: 'r1' }, () => {
    log.warn({ err: new Error('first'), attempt: 3 }, 'one');
    log.info({ status: 200 }, 'two');
    log.info('three');
  });
  log.info('four');
  expect(lines.map(({ time, level, ...rest }) => Object.keys(rest).sort())).toEqual([
    ['attempt', 'err', 'msg', 'requestId'],
    ['msg', 'requestId', 'status'],
    ['msg', 'requestId'],
    ['msg'],
  ]);
});

test('an error of the database is logged without the row that it quotes [D.173]', () => {
  const { lines, destination } = listening();
  const log = createLogger('info', { destination });
  const twice = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(ada@example.org) already exists.',
    where: 'SQL statement "insert into users values (\'ada@example.org\')"',
  });
  log.error({ err: new Error('not stored', { cause: twice }) }, 'failed');
  expect(lines[0]).toMatchObject({ err: { cause: { code: '23505', constraint: 'users_email' } } });
  expect(JSON.stringify(lines[0])).not.toContain('ada@example.org');
});

test('an error is logged with its code and causes, and without its connection data [D.173]', () => {
  const { lines, destination } = listening();
  const log = createLogger('info', { destination, base: { version: '1.2.3', role: 'worker', pid: 7 } });
  const lost = Object.assign(new Error('terminated'), { code: '57P01', client: new pg.Client({ password: 'secret' }) });
  log.warn({ err: new Error('no answer', { cause: lost }) }, 'lost');
  expect(lines[0]).toMatchObject({
    version: '1.2.3',
    role: 'worker',
    pid: 7,
    err: { type: 'Error', message: 'no answer', cause: { message: 'terminated', code: '57P01' } },
  });
  expect(JSON.stringify(lines[0])).not.toMatch(/secret|client|connectionParameters/);
});

test('a repeated failure is logged three times, then with the number of lines left out; other failures are logged [D.173]', async () => {
  const { lines, destination } = listening();
  const log = pino({ hooks: { logMethod: limitRepeats({ milliseconds: 50 }) } }, destination);
  for (let times = 0; times < 1000; times += 1) log.warn({ err: new Error('no database') }, 'away');
  log.warn({ err: new Error('another') }, 'away');
  expect(lines.length).toBe(4);
  logContext.run({ requestId: 'r1' }, () => log.warn({ err: new Error('no database') }, 'away'));
  expect(lines.length).toBe(5);
  await sleep(100);
  expect(lines.at(-1)).toMatchObject({ leftOut: 997, msg: 'away (the same again, not written)' });
  log.warn({ err: new Error('no database') }, 'away');
  expect(lines.length).toBe(7);
});
