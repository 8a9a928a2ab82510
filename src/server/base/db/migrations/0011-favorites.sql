-- Features that a user wants at hand (platform specification, sections 2.10 and 3).

create table user_favorites (
  user_id uuid not null references users on delete cascade,
  feature_id uuid not null references features on delete cascade,
  -- A favorite takes one of ten places, and no two take the same: so there is never an eleventh.
  place smallint not null check (place between 1 and 10),
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, feature_id),
  unique (user_id, place)
);
create index user_favorites_feature_id on user_favorites (feature_id);
