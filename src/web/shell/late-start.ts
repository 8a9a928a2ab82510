/**
 * The script for a form for guests (`handle.late`) until the form is used. It starts React at the first interaction,
 * and repeats a click or submission that came before React was ready. Loaded as a module.
 */
import { followBanner } from '../lib/banner.ts';
import { everybody, readCache } from '../lib/cache-store.ts';
import { startedEvent } from '../lib/late-page.ts';
import { sessionSnapshot } from '../lib/session-snapshot.ts';
import { listenToTabs } from '../lib/tabs.ts';
import { followTheme } from '../lib/theme.ts';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;
const heard = new AbortController();
const options = { capture: true, passive: true, signal: heard.signal };

// The same functions run in React once it has started.
const stops = [
  followTheme(),
  followBanner(),
  listenToTabs(({ kind }) => {
    if (kind === 'signed-in') location.reload();
  }),
];
sessionSnapshot.remove();
window.addEventListener(
  'pageshow',
  ({ persisted }) => {
    if (persisted && sessionSnapshot.exists()) location.reload();
  },
  { signal: heard.signal },
);

let started = false;
/** What was pressed or sent before React could react: only the last one is repeated. */
let repeat: (() => void) | null = null;
/** Reports that React could not be loaded. */
let failure: HTMLElement | null = null;

for (const kind of interactions) document.addEventListener(kind, begun, options);
document.addEventListener('click', hold, { capture: true, signal: heard.signal });
document.addEventListener('submit', hold, { capture: true, signal: heard.signal });
window.addEventListener(startedEvent, ready, { once: true });
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', parsed, { once: true });
else parsed();

function parsed(): void {
  // A search or a value passed by the previous page takes effect without an interaction.
  if (repeat || location.search !== '' || history.state?.usr || document.activeElement !== document.body) start();
  const { whileOff } = waiting()?.dataset ?? {};
  if (whileOff) void startUnlessOff(whileOff);
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[disabled]')) {
    button.disabled = false;
    button.removeAttribute('aria-disabled');
  }
}

function waiting(): HTMLScriptElement | null {
  return document.querySelector('script[data-start]');
}

function begun(event: Event): void {
  // If the page moves below a resting pointer, the browser reports that the pointer moved.
  if (event.type === 'pointermove' && isResting(event as PointerEvent)) return;
  start();
}

function isResting({ movementX, movementY }: PointerEvent): boolean {
  return movementX === 0 && movementY === 0;
}

async function startUnlessOff(setting: string): Promise<void> {
  const place = { kind: 'system-settings', userId: everybody, key: setting } as const;
  // If the page remembers a setting's value, it reports it before the server has answered.
  if (String(readCache(localStorage, place, Date.now()) ?? false) !== 'false') return start();
  try {
    const response = await fetch(`/api/settings/${setting}`);
    const { value } = (await response.json()) as { value: unknown };
    if (String(value) !== 'false') start();
  } catch {
    // The page reports the setting.
    start();
  }
}

function start(): void {
  const script = waiting();
  if (started || !script || document.readyState === 'loading') return;
  started = true;
  for (const href of script.dataset.start?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const module = document.createElement('script');
  module.type = 'module';
  module.nonce = script.nonce;
  module.textContent = script.textContent;
  module.addEventListener('error', () => fail(script));
  document.head.append(module);
}

/** A browser does not load a failed module again, so only a reload helps. What was typed stays readable until then. */
function fail({ dataset }: HTMLScriptElement): void {
  failure ??= Object.assign(document.createElement('p'), { role: 'alert', className: 'mb-4 text-sm text-bad' });
  failure.textContent = dataset.failed ?? '';
  document.querySelector('[aria-busy=true]')?.removeAttribute('aria-busy');
  document.querySelector('main form, main button')?.before(failure);
}

function hold(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event instanceof SubmitEvent) {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    repeat = () => form.requestSubmit(submitter);
    submitter?.setAttribute('aria-busy', 'true');
  } else {
    const button = target?.closest<HTMLButtonElement>('main button');
    // The browser turns a click on a submit button into a submit event.
    if (!button || button.type === 'submit') return;
    repeat = () => button.click();
  }
  event.preventDefault();
  event.stopPropagation();
  start();
  const script = waiting();
  if (failure && script) fail(script);
}

function ready(): void {
  heard.abort();
  for (const stop of stops) stop();
  document.querySelector('[aria-busy=true]')?.removeAttribute('aria-busy');
  // Runs after the effects of every component.
  queueMicrotask(() => repeat?.());
}
