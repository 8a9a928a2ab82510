-- What a run asked a language model: its answers, so that a run that is taken up again does not pay for them twice, and
-- what they cost. Goes with the run.
create table model_calls (
  id bigint generated always as identity primary key,
  run_id uuid not null references runs (id) on delete cascade,
  -- The engine's name for the call, and the digest of everything that was sent: an answer belongs to its question.
  call_key text not null,
  digest text not null,
  model text not null,
  -- As the provider said; null when it gave no answer.
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  -- The usable answer; removed with the run's checkpoints. What it cost stays.
  answer json,
  failure text,
  created_at timestamptz not null default now()
);
create index model_calls_run_idx on model_calls (run_id, call_key);
