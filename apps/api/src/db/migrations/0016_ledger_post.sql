ALTER TABLE "posting" DROP CONSTRAINT "posting_entry_id_journal_entry_id_fk";
--> statement-breakpoint
ALTER TABLE "posting" DROP CONSTRAINT "posting_account_id_account_id_fk";
--> statement-breakpoint
DROP TRIGGER posting_balanced ON posting;
--> statement-breakpoint
-- One look at all postings that a statement adds, instead of one for each of them at commit and two foreign keys.
--
-- These functions touch a few rows by their keys, and their plans are kept for as long as a connection lives. One that was
-- made while the tables were small would read them from end to end once they are not, so only plans by key are allowed.
CREATE FUNCTION posting_added() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  fault record;
BEGIN
  SELECT p.entry_id, count(*) AS sides, sum(p.amount) AS total, count(e.id) AS entries, count(a.id) AS accounts
    INTO fault
    FROM added p
    LEFT JOIN journal_entry e ON e.id = p.entry_id
    LEFT JOIN account a ON a.id = p.account_id
    GROUP BY p.entry_id
    HAVING sum(p.amount) <> 0 OR count(*) < 2 OR count(e.id) < count(*) OR count(a.id) < count(*)
    LIMIT 1;
  IF FOUND THEN
    IF fault.entries < fault.sides OR fault.accounts < fault.sides THEN
      RAISE EXCEPTION 'a posting of journal entry % names an entry or an account that is not there', fault.entry_id
        USING ERRCODE = 'foreign_key_violation';
    END IF;
    RAISE EXCEPTION 'journal entry % is not balanced: % postings, sum %', fault.entry_id, fault.sides, fault.total
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_added AFTER INSERT ON posting
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION posting_added();
--> statement-breakpoint
-- Entries cannot go (0001); neither can what postings count.
CREATE FUNCTION account_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account is never removed or renamed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER account_stays BEFORE DELETE OR TRUNCATE OR UPDATE OF id ON account
  FOR EACH STATEMENT EXECUTE FUNCTION account_stays();
--> statement-breakpoint
-- Writes one entry: its postings and the balances, in the order of `accounts`. Where a debit would go below the floor of its
-- account, that account is the answer instead, and the transaction must be given up. Who calls it has locked the accounts
-- that others wait for.
CREATE FUNCTION ledger_post(entry bigint, entry_kind text, entry_memo jsonb, accounts text[], amounts bigint[])
RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  account_id text;
  change bigint;
  may_owe boolean;
  after bigint;
  balances bigint[] := '{}';
BEGIN
  FOR nth IN 1 .. cardinality(accounts) LOOP
    account_id := accounts[nth];
    change := amounts[nth];
    UPDATE account a SET balance = a.balance + change
      WHERE a.id = account_id AND (change > 0 OR a.floor IS NULL OR a.balance + change >= a.floor)
      RETURNING a.balance INTO after;
    IF NOT FOUND THEN
      -- What only gives may be new, and a source may owe. Who takes must be there, and a debt that is paid.
      may_owe := account_id = 'promo' OR starts_with(account_id, 'biller:') OR starts_with(account_id, 'owed:');
      IF (change < 0 AND NOT may_owe) OR (change > 0 AND starts_with(account_id, 'owed:')) THEN
        RETURN jsonb_build_object('short', account_id);
      END IF;
      INSERT INTO account AS a (id, balance, floor)
        VALUES (account_id, change, CASE WHEN may_owe THEN NULL ELSE 0 END)
        ON CONFLICT (id) DO UPDATE SET balance = a.balance + excluded.balance
        RETURNING a.balance INTO after;
    END IF;
    balances := balances || after;
  END LOOP;
  entry := coalesce(entry, nextval('journal_entry_id_seq'));
  INSERT INTO journal_entry (id, kind, memo) VALUES (entry, entry_kind, entry_memo);
  INSERT INTO posting (entry_id, account_id, amount)
    SELECT entry, w.id, w.amount FROM unnest(accounts, amounts) WITH ORDINALITY AS w(id, amount, nth) ORDER BY w.nth;
  RETURN jsonb_build_object('entry_id', entry, 'balances', balances);
END $$;
--> statement-breakpoint
-- A tip in an ordinary room by somebody whom no limit of their own holds: all of it in one call. Answers what was settled
-- for the key, now or before; or null, with nothing done, where more than this must be known. Then tips/settle-tip.ts
-- decides. Which tokens go where is decided there, too; this knows no rule but the floor of a purse.
CREATE FUNCTION settle_plain_tip(
  payer int, called text, call_key text, call_hash text,
  receiver int, tokens int, share int, accounts text[], amounts bigint[], entry_memo jsonb,
  tip_comment text, tip_type text, tip_source text, counted_at timestamptz,
  -- Most tokens that may be tipped since a moment, or null.
  most bigint, since timestamptz
) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  purse bigint;
  theirs bigint;
  settled jsonb;
  entry bigint;
BEGIN
  -- In the order of all who lock purses.
  SELECT a.balance INTO purse FROM account a WHERE a.id = 'user:' || payer FOR UPDATE;
  SELECT a.balance INTO theirs FROM account a WHERE a.id = 'model:' || receiver FOR UPDATE;
  IF purse IS NULL OR theirs IS NULL OR purse < tokens
    OR EXISTS (SELECT 1 FROM spending_terms t WHERE t.user_id = payer)
    OR EXISTS (SELECT 1 FROM room_app r WHERE r.model_id = receiver AND r.removed_at IS NULL)
    OR EXISTS (SELECT 1 FROM toy WHERE toy.model_id = receiver)
    OR tokens + (SELECT coalesce(sum(t.amount), 0) FROM tip t
                 WHERE most IS NOT NULL AND t.user_id = payer AND t.created_at > since) > most
  THEN
    RETURN NULL;
  END IF;
  entry := nextval('journal_entry_id_seq');
  settled := jsonb_build_object('entryId', entry, 'balance', purse - tokens, 'fromPurse', tokens,
    'receiverBalance', theirs + share, 'share', share, 'movedApps', false);
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
  RETURN settled;
END $$;
