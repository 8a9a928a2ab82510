import { Moon, Sun } from 'lucide-react';
import { buttonStyle } from './button.tsx';
import { texts } from './texts.ts';

/**
 * Switches between light and dark (lib/theme.ts). Both icons and names are in the page and CSS shows the right one, so
 * that nothing flashes and the button is correct before any script has run.
 */
export function ThemeToggle() {
  return (
    <button type="button" data-theme-switch="" className={buttonStyle('quiet', 'icon')}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <span className="sr-only dark:hidden">{texts.darkTheme}</span>
      <Sun aria-hidden="true" className="hidden dark:block" />
      <span className="sr-only not-dark:hidden">{texts.lightTheme}</span>
    </button>
  );
}
