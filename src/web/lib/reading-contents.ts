/** A section counts as reached when its heading is this far below the top of the window, in CSS pixels. */
const scrollOffset = 100;

/**
 * Activates the page's `[data-contents]`: the entry of the current section has `aria-current="location"`, and a click
 * scrolls to its section. Final sections that can't reach the top share the last position: among these, the clicked one
 * is current, otherwise the last one. Returns a cleanup function.
 */
export function followContents(): () => void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-contents]')];
  const ids = lists[0] ? entriesOf(lists[0]).map(idOf) : [];
  let asked: string | null = null;

  const look = () => {
    const current = sectionAt(ids, asked);
    for (const list of lists) mark(list, current);
  };
  const forget = () => {
    asked = null;
  };
  const pressed = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const entry = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-contents] a') : null;
    const section = entry && document.getElementById(idOf(entry));
    if (!section) return;
    event.preventDefault();
    asked = section.id;
    scrollTo(section);
  };
  if (ids.length === 0) return () => {};
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  document.addEventListener('click', pressed);
  for (const event of readersOwn) addEventListener(event, forget, { passive: true });
  return () => {
    removeEventListener('scroll', look);
    removeEventListener('resize', look);
    document.removeEventListener('click', pressed);
    for (const event of readersOwn) removeEventListener(event, forget);
  };
}

const readersOwn = ['wheel', 'touchmove', 'keydown'] as const;

const entriesOf = (list: Element) => [...list.querySelectorAll('a')];
const idOf = (entry: HTMLAnchorElement) => decodeURIComponent(entry.hash.slice(1));

function mark(list: HTMLElement, current: string | undefined): void {
  for (const entry of entriesOf(list)) {
    const here = idOf(entry) === current;
    if (here === entry.hasAttribute('aria-current')) continue;
    if (!here) {
      entry.removeAttribute('aria-current');
      continue;
    }
    entry.setAttribute('aria-current', 'location');
    // Long contents scroll separately and keep the current entry visible. The page must not move with it.
    if (list.scrollHeight <= list.clientHeight) continue;
    const { offsetTop: top, offsetHeight: height } = entry;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
  }
}

function scrollTo(section: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: section.getBoundingClientRect().top + window.scrollY - scrollOffset,
    behavior: still ? 'instant' : 'smooth',
  });
  // Updates the address for copying and moves the keyboard focus, without scrolling a second time.
  history.replaceState(history.state, '', `#${section.id}`);
  section.focus({ preventScroll: true });
}

function sectionAt(ids: readonly string[], asked: string | null): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  // A pixel of tolerance: scroll positions are fractions on zoomed screens.
  if (window.scrollY + clientHeight >= scrollHeight - 1) return asked ?? ids.at(-1);
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= scrollOffset + 1;
  });
  return reached.at(-1) ?? ids[0];
}
