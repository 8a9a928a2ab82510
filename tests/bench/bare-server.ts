import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createElement as element } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';

/**
 * The smallest page of React Router: a document with a title, a heading and a paragraph from a loader, on the product's
 * server software, with nothing else. Prints its port.
 */
const handle = createRequestHandler(bareBuild(), 'production');
const app = new Hono();
app.get('*', compress(), (c) => handle(c.req.raw));
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);

function bareBuild(): ServerBuild {
  const clientRoute = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    module: '/assets/page.js',
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    imports: [],
  };
  return {
    entry: { module: { default: render } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      page: {
        id: 'page',
        parentId: 'root',
        index: true,
        module: { default: Page, loader: () => ({ text: 'Text' }), meta: () => [{ title: 'Bare' }] },
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: {
        root: { ...clientRoute, id: 'root', path: '', hasLoader: false },
        page: { ...clientRoute, id: 'page', parentId: 'root', index: true, hasLoader: true },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    assetsBuildDirectory: '',
    basename: '/',
    future: {} as ServerBuild['future'],
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ssr: true,
  };
}

function Root() {
  return element(
    'html',
    { lang: 'en' },
    element('head', null, element(Meta), element(Links)),
    element('body', null, element(Outlet), element(ScrollRestoration), element(Scripts)),
  );
}

function Page() {
  const { text } = useLoaderData<{ text: string }>();
  return element('main', null, element('h1', null, 'Bare'), element('p', null, text));
}

async function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const body = await renderToReadableStream(element(ServerRouter, { context, url: request.url }));
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
