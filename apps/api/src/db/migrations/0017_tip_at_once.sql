DROP FUNCTION settle_plain_tip;
--> statement-breakpoint
-- What a tip is decided by beside the purses: rows as they are, and tokens that count as spent in the day before.
CREATE FUNCTION tip_facts(payer int, receiver int, spent_since timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object(
    'terms', (SELECT to_jsonb(t) FROM spending_terms t WHERE t.user_id = payer),
    'spent', (SELECT coalesce(sum(s.amount), 0) FROM spend s WHERE s.user_id = payer AND s.at > spent_since),
    'apps', (SELECT coalesce(jsonb_agg(to_jsonb(r) ORDER BY r.id), '[]')
             FROM room_app r WHERE r.model_id = receiver AND r.removed_at IS NULL));
END $$;
--> statement-breakpoint
-- A tip in one call, or two. Answers what was settled; or, with nothing done,
-- - the facts that it must be decided by, where there are any, and a number for its entry (then it is called again with
--   both, and with what the tip moves in the room, and settles if nothing of the facts has changed meanwhile), or
-- - null, where it must be decided with all of it locked (tips/settle-tip.ts).
-- Which tokens go where, what the limits say and what an app does is decided there; this knows no rule but the floor of a
-- purse. Plans by key only: see ledger_post.
CREATE FUNCTION settle_tip_at_once(
  payer int, called text, call_key text, call_hash text,
  receiver int, tokens int, share int, accounts text[], amounts bigint[], entry_memo jsonb,
  tip_comment text, tip_type text, tip_source text, counted_at timestamptz,
  -- Most tokens that may be tipped since a moment, or null.
  most bigint, since timestamptz,
  -- True where it must be decided even if the room has no app and nobody a limit; and since when spends count for that.
  is_decided boolean, spent_since timestamptz,
  -- Null in the first call.
  seen jsonb, entry bigint, moved jsonb, news jsonb
) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  purse bigint;
  theirs bigint;
  settled jsonb;
BEGIN
  IF EXISTS (SELECT 1 FROM toy WHERE toy.model_id = receiver) THEN
    RETURN NULL;
  END IF;
  IF seen IS NULL AND (is_decided
    OR EXISTS (SELECT 1 FROM spending_terms t WHERE t.user_id = payer)
    OR EXISTS (SELECT 1 FROM room_app r WHERE r.model_id = receiver AND r.removed_at IS NULL))
  THEN
    -- A key that was used has its answer, whatever the facts are by now. And of several refusals the same one comes first.
    IF EXISTS (SELECT 1 FROM idempotency_key k
               WHERE k.user_id = payer AND k.operation = called AND k.key = call_key)
      OR NOT EXISTS (SELECT 1 FROM account a WHERE a.id = 'user:' || payer AND a.balance >= tokens)
    THEN
      RETURN NULL;
    END IF;
    RETURN jsonb_build_object('facts', tip_facts(payer, receiver, spent_since),
      'entry', nextval('journal_entry_id_seq'));
  END IF;
  -- In the order of all who lock: purses, apps, the key.
  SELECT a.balance INTO purse FROM account a WHERE a.id = 'user:' || payer FOR UPDATE;
  SELECT a.balance INTO theirs FROM account a WHERE a.id = 'model:' || receiver FOR UPDATE;
  IF purse IS NULL OR theirs IS NULL OR purse < tokens
    OR tokens + (SELECT coalesce(sum(t.amount), 0) FROM tip t
                 WHERE most IS NOT NULL AND t.user_id = payer AND t.created_at > since) > most
  THEN
    RETURN NULL;
  END IF;
  IF seen IS NOT NULL THEN
    PERFORM 1 FROM room_app r WHERE r.model_id = receiver AND r.removed_at IS NULL ORDER BY r.id FOR UPDATE;
    IF seen <> tip_facts(payer, receiver, spent_since) THEN
      RETURN NULL;
    END IF;
  END IF;
  entry := coalesce(entry, nextval('journal_entry_id_seq'));
  settled := jsonb_build_object('entryId', entry, 'balance', purse - tokens, 'fromPurse', tokens,
    'receiverBalance', theirs + share, 'share', share, 'movedApps', news IS NOT NULL);
  INSERT INTO idempotency_key (user_id, operation, key, request_hash, answer)
    VALUES (payer, called, call_key, call_hash, settled) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF ledger_post(entry, 'tip', entry_memo, accounts, amounts) ? 'short' THEN
    RAISE EXCEPTION 'entry % could not be written', entry USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  INSERT INTO spend (user_id, kind, amount, at) VALUES (payer, 'tip', tokens, counted_at);
  INSERT INTO tip (entry_id, user_id, model_id, amount, comment, type, source_id)
    VALUES (entry, payer, receiver, tokens, tip_comment, tip_type, tip_source);
  IF moved IS NOT NULL THEN
    UPDATE room_app r SET state = m.state, rev = m.rev
      FROM jsonb_to_recordset(moved) AS m(id int, state jsonb, rev int) WHERE r.id = m.id;
  END IF;
  IF news IS NOT NULL THEN
    INSERT INTO room_app_news (room, event, payload)
      SELECT n.room, n.event, n.payload FROM jsonb_to_recordset(news) AS n(room text, event text, payload jsonb);
  END IF;
  RETURN jsonb_build_object('settled', settled);
END $$;
