/**
 * Runs in the head before the first paint: applies the stored theme, otherwise the system's, otherwise light, the
 * dismissed state of the banner and the narrow rail (rail.ts), so that nothing flashes or moves. It must not contain quotes or angle brackets that HTML would
 * parse.
 */
export const firstPaintScript = `(function(){var d=document.documentElement,t=null,b=null,r=null;try{t=localStorage.getItem('theme');b=localStorage.getItem('foredraft_banner');r=localStorage.getItem('rail')}catch(e){}if(t!=='light'&&t!=='dark'){t=window.matchMedia&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}d.dataset.theme=t;if(b==='dismissed'+(d.dataset.news||'')){d.dataset.banner='off'}if(r==='narrow'){d.dataset.rail=r}})()`;

/** Switches the theme on clicks on `[data-theme-switch]`, and follows the other tabs; returns a cleanup function. */
export function followTheme(): () => void {
  const pressed = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-switch]')) return;
    setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  };
  const heard = (event: StorageEvent) => {
    if (event.key !== 'theme' || (event.newValue !== 'light' && event.newValue !== 'dark')) return;
    document.documentElement.dataset.theme = event.newValue;
  };
  document.addEventListener('click', pressed);
  window.addEventListener('storage', heard);
  return () => {
    document.removeEventListener('click', pressed);
    window.removeEventListener('storage', heard);
  };
}

function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The theme then lasts as long as the page.
  }
}
