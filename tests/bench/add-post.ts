import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Adds a post of about 900 words with two tables, code and a formula to the embedded database; returns its path. */
export async function addPost(dataDir: string): Promise<string> {
  const part = `## A part of the text\n\n${'A sentence as long as sentences are, with *some* weight and a [link](/about). '.repeat(10)}\n\n`;
  const content = `${part.repeat(6)}|a|b|\n|-|-|\n|1|2|\n\n|a|b|\n|-|-|\n|1|2|\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n$$\n\\sum_i x_i\n$$\n`;
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim();
  const connection = { host: '127.0.0.1', port: Number(port), user: 'foredraft', password, database: 'foredraft' };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into blog_posts (title, slug, summary, content, author_name, status, published_at)
     values ('The measured one', 'the-measured-one', 'In short.', $1, 'Mara Example', 'published', now())`,
    [content],
  );
  await client.end();
  return '/blog/the-measured-one';
}
