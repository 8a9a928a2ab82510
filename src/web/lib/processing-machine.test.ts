import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProcessing } from './processing-machine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('work that the page waits for', () => {
  test('is stopped after 300000 ms with the message of the specification, which stays until it is closed', () => {
    const machine = createProcessing();
    const onCancel = vi.fn();
    machine.start('Uploading research package...', { onCancel });
    vi.advanceTimersByTime(299_999);
    expect(machine.current()).toMatchObject({ active: true, message: 'Uploading research package...', error: null });
    vi.advanceTimersByTime(1);
    const timedOut = { active: false, error: 'Operation timed out. Please try again.' };
    expect(machine.current()).toMatchObject(timedOut);
    expect(onCancel).toHaveBeenCalledTimes(1);

    machine.finish();
    machine.fail('The request was aborted');
    machine.update('Done');
    vi.advanceTimersByTime(3_600_000);
    expect(machine.current()).toMatchObject(timedOut);
    machine.close();
    expect(machine.current()).toMatchObject({ active: false, error: null });
  });

  test('shows each message until that step is done, and does not time out afterwards', () => {
    const machine = createProcessing();
    machine.start('Validating files...');
    machine.update('Preparing your research content...');
    expect(machine.current()).toMatchObject({
      active: true,
      overlay: true,
      message: 'Preparing your research content...',
    });
    machine.finish();
    vi.advanceTimersByTime(300_000);
    expect(machine.current()).toMatchObject({ active: false, message: null, error: null });
  });

  test('shows progress only for steps that report it', () => {
    const machine = createProcessing();
    machine.start('Validating files...');
    expect(machine.current().progress).toBeNull();
    machine.update('Uploading research package...', 0);
    expect(machine.current().progress).toBe(0);
    machine.update('Uploading research package...', 0.4);
    expect(machine.current()).toMatchObject({ message: 'Uploading research package...', progress: 0.4 });
    machine.update('File uploaded successfully to storage!');
    expect(machine.current().progress).toBeNull();
    machine.update('Uploading research package...', 0.9);
    machine.fail('File upload failed.');
    expect(machine.current().progress).toBeNull();
  });

  test('has its own full time limit if it follows other work', () => {
    const machine = createProcessing();
    machine.start('first');
    vi.advanceTimersByTime(200_000);
    machine.finish();
    machine.start('second');
    vi.advanceTimersByTime(299_999);
    expect(machine.current()).toMatchObject({ active: true, message: 'second' });
  });

  test('shows a failure until it is closed', () => {
    const machine = createProcessing();
    machine.start('Uploading research package...');
    machine.fail('File upload failed.');
    vi.advanceTimersByTime(300_000);
    expect(machine.current()).toMatchObject({ active: false, overlay: true, error: 'File upload failed.' });
    machine.close();
    expect(machine.current().error).toBeNull();
  });

  test('may run without the overlay and still be protected against leaving', () => {
    const machine = createProcessing();
    machine.start('Generating base rent analysis...', { overlay: false });
    expect(machine.current()).toMatchObject({ active: true, overlay: false });
  });

  test('is cancelled once when the user leaves', () => {
    const machine = createProcessing();
    const onCancel = vi.fn();
    machine.start('x', { onCancel });
    machine.cancel();
    machine.cancel();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(machine.current()).toMatchObject({ active: false, error: null });
  });

  test('stays active while it cannot be closed', () => {
    const machine = createProcessing();
    machine.start('x');
    machine.close();
    expect(machine.current().active).toBe(true);
  });
});
