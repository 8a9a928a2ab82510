import type { Product } from './product.ts';
import type { Config } from './server/base/config/config.ts';

/** Printed once at startup, when everything is ready. */
export function announce(config: Config, { embedded, firstAdmin }: Pick<Product, 'embedded' | 'firstAdmin'>): void {
  if (!config.roles.includes('web') || config.logLevel === 'silent') return;
  const lines = [`${config.brand.name} is ready at ${config.appUrl}`];
  if (firstAdmin) {
    lines.push(
      'Sign in as administrator (shown this once):',
      `  email     ${firstAdmin.email}`,
      `  password  ${firstAdmin.password}`,
    );
  }
  if (embedded && !config.smtpUrl) {
    lines.push(
      `To use it as a researcher: register at ${config.appUrl}/register; mails are listed at ${config.appUrl}/dev/mail`,
    );
  }
  console.log(`\n${lines.join('\n')}\n`);
}
