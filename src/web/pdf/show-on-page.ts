/**
 * Scrolls the pane, or the window if the pane has its full height, to the page and, when the page has been rendered, to the mark. Returns a function that cancels this.
 */
export function showOnPage(pane: HTMLElement | null, key: string, page: number | null): () => void {
  const nothing = () => {};
  if (!pane) return nothing;
  const target = () => pane.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`);
  const to = (element: HTMLElement, share: number) => {
    if (pane.scrollHeight <= pane.clientHeight) {
      element.scrollIntoView({ block: share === 0 ? 'start' : 'center' });
      return;
    }
    const offset = element.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    pane.scrollTo({ top: pane.scrollTop + offset - share * pane.clientHeight });
  };
  const mark = target();
  if (mark) {
    to(mark, 0.35);
    return nothing;
  }
  let seen = false;
  const observer = new MutationObserver(look);
  function look() {
    const found = target();
    const section = page === null ? null : pane?.querySelectorAll<HTMLElement>('.pdf-page')[page - 1];
    if (found) {
      observer.disconnect();
      to(found, 0.35);
    } else if (section && !seen) {
      seen = true;
      to(section, 0);
    }
  }
  observer.observe(pane, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
