-- The trace of the request that submitted a run (W3C Trace Context), so that its work is told in the same one.
alter table runs add column traceparent text check (traceparent ~ '^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
