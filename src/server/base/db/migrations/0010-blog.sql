-- The blog: posts with every state they were saved in, addresses they had before, copies being worked on, and pictures.

create table blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  created_at timestamptz not null default now()
);
create unique index blog_categories_name on blog_categories (lower(name));

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- Counts the saves: whoever saves on another version than he read is told.
  version integer not null default 1 check (version > 0),
  title text not null check (length(btrim(title)) > 0 and length(title) <= 200),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  summary text not null default '' check (length(summary) <= 500),
  -- Markdown, as it was saved last; what is still being written stands in blog_working_copies.
  content text not null default '' check (length(content) <= 200000),
  -- An address: /blog/images/<file>, or a picture elsewhere.
  featured_image text check (length(featured_image) between 1 and 2000),
  featured_image_alt text not null default '' check (length(featured_image_alt) <= 300),
  author_name text not null check (length(btrim(author_name)) > 0 and length(author_name) <= 100),
  category_id uuid references blog_categories on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  -- Who saved it last; null once the person is gone.
  user_id uuid references users on delete set null,
  -- Ahead of now: scheduled. The post is public from this moment on.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((status = 'published') = (published_at is not null))
);
create unique index blog_posts_slug on blog_posts (slug) where deleted_at is null;
create index blog_posts_public on blog_posts (published_at desc, id desc) where status = 'published' and deleted_at is null;
create index blog_posts_newest on blog_posts (created_at desc, id desc) where deleted_at is null;
create index blog_posts_category_id on blog_posts (category_id);
create index blog_posts_user_id on blog_posts (user_id);

-- Addresses that a post had while it was public: they lead to the one it has now, until another post takes them.
create table blog_former_slugs (
  slug text primary key,
  post_id uuid not null references blog_posts on delete cascade,
  left_at timestamptz not null default now()
);
create index blog_former_slugs_post_id on blog_former_slugs (post_id);

-- Every state that a post was saved in.
create table blog_revisions (
  post_id uuid not null references blog_posts on delete cascade,
  version integer not null,
  title text not null,
  slug text not null,
  summary text not null,
  content text not null,
  featured_image text,
  featured_image_alt text not null,
  author_name text not null,
  category_id uuid references blog_categories on delete set null,
  status text not null,
  published_at timestamptz,
  -- null once the person is gone.
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  primary key (post_id, version)
);
create index blog_revisions_category_id on blog_revisions (category_id);
create index blog_revisions_saved_by on blog_revisions (saved_by);

-- What somebody is writing and has not saved: never public, one for each person and post.
create table blog_working_copies (
  -- Of a post that may not exist yet: whoever starts one chooses its id.
  post_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- The version that it was begun on; 0 for a new post.
  base_version integer not null check (base_version >= 0),
  -- The form as it stands, valid or not.
  form jsonb not null check (pg_column_size(form) <= 2000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index blog_working_copies_user_id on blog_working_copies (user_id);

create table blog_images (
  id uuid primary key default gen_random_uuid(),
  format text not null check (format in ('jpg', 'png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- Describes the picture where a post does not say it better.
  alt text not null default '' check (length(alt) <= 300),
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index blog_images_newest on blog_images (created_at desc, id desc);
create index blog_images_user_id on blog_images (user_id);

-- A save is a new version, whoever writes it and however: the database keeps the revision and the address that was left.
create function blog_keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.slug <> old.slug and old.deleted_at is null and old.status = 'published' and old.published_at <= now() then
      insert into blog_former_slugs (slug, post_id) values (old.slug, old.id)
        on conflict (slug) do update set post_id = excluded.post_id, left_at = excluded.left_at;
    end if;
    -- Deleting, or a person or category that went, is no save.
    if new.version = old.version then
      return null;
    end if;
  end if;
  delete from blog_former_slugs where slug = new.slug and post_id = new.id;
  insert into blog_revisions (post_id, version, title, slug, summary, content, featured_image, featured_image_alt,
                              author_name, category_id, status, published_at, saved_by, saved_at)
    values (new.id, new.version, new.title, new.slug, new.summary, new.content, new.featured_image, new.featured_image_alt,
            new.author_name, new.category_id, new.status, new.published_at, new.user_id, new.updated_at);
  return null;
end;
$$;
create trigger blog_posts_history after insert or update on blog_posts for each row execute function blog_keep_history();

-- Text that changes without a new version would be a save that nobody could find again.
create function blog_count_saves() returns trigger language plpgsql as $$
begin
  if (new.title, new.slug, new.summary, new.content, new.featured_image, new.featured_image_alt, new.author_name,
      new.status, new.published_at)
     is distinct from
     (old.title, old.slug, old.summary, old.content, old.featured_image, old.featured_image_alt, old.author_name,
      old.status, old.published_at) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger blog_posts_version before update on blog_posts for each row execute function blog_count_saves();
