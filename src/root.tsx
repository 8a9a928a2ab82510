import './web/styles.css';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { shellContext } from './web/lib/shell-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(shellContext);
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { nonce } = loaderData;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
