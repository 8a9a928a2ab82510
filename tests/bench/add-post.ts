import pg from 'pg';
import { embeddedUrl } from './embedded-url.ts';

/** Adds a post of about 900 words with two tables, code and a formula to the embedded database; returns its path. */
export async function addPost(dataDir: string): Promise<string> {
  const part = `## A part of the text\n\n${'A sentence as long as sentences are, with *some* weight and a [link](/about). '.repeat(10)}\n\n`;
  const content = `${part.repeat(6)}|a|b|\n|-|-|\n|1|2|\n\n|a|b|\n|-|-|\n|1|2|\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n$$\n\\sum_i x_i\n$$\n`;
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir) });
  await client.connect();
  await client.query(
    `insert into blog_posts (title, slug, summary, content, author_name, status, published_at)
     values ('The measured one', 'the-measured-one', 'In short.', $1, 'Mara Example', 'published', now())`,
    [content],
  );
  await client.end();
  return '/blog/the-measured-one';
}
