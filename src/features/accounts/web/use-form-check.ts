import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The check of a form, as its `resolver`. The code (zod, 27 KB) is loaded when something on the page gets the focus, not
 * with the page. If it cannot be loaded, the form is sent as it is: the server checks the same fields.
 */
export function useFormCheck<Values extends FieldValues, Checked>(
  pick: (checks: typeof import('./form-checks.ts')) => Resolver<Values, unknown, Checked>,
): Resolver<Values, unknown, Checked> {
  useEffect(() => {
    const load = () => void loadChecks();
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, []);
  return async (values, context, options) => {
    const checks = await loadChecks();
    if (!checks) return { values: values as unknown as Checked, errors: {} };
    return pick(checks)(values, context, options);
  };
}

const loadChecks = () => import('./form-checks.ts').catch(() => null);
