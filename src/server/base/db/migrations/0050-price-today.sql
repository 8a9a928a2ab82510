-- What a run of a feature costs now: a scheduled price holds from the first moment of its day (UTC), also before a worker
-- has written it to credit_cost.
create function price_today(feature features) returns integer language sql stable as $$
  select case
    when feature.next_cost_from <= (now() at time zone 'utc')::date then feature.next_cost
    else feature.credit_cost
  end
$$;
