-- Functions and triggers of the ledger. The platform runs this file when it opens a database and the file has changed,
-- so every statement must be repeatable.

CREATE OR REPLACE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

CREATE OR REPLACE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

CREATE OR REPLACE TRIGGER site_revision_append_only BEFORE UPDATE ON site_revision
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

-- Postings refer to accounts by id, so nobody may delete or rename an account.
CREATE OR REPLACE FUNCTION account_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account is never removed or renamed' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER account_stays BEFORE DELETE OR TRUNCATE OR UPDATE OF id ON account
  FOR EACH STATEMENT EXECUTE FUNCTION account_stays();

-- Only ledger_post may write entries and postings. It sets a flag while it does, and the triggers check it.
CREATE OR REPLACE FUNCTION ledger_post_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'only ledger_post writes %', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER posting_by_ledger_post BEFORE INSERT ON posting FOR EACH STATEMENT
  WHEN (current_setting('footlight.posting', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION ledger_post_alone();

CREATE OR REPLACE TRIGGER journal_entry_by_ledger_post BEFORE INSERT ON journal_entry FOR EACH STATEMENT
  WHEN (current_setting('footlight.posting', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION ledger_post_alone();

-- Writes one entry: its postings and the balances, in the order of `accounts`. The caller has locked the accounts that
-- others may wait for. If a debit would take an account below its floor, the function returns {"short": account} and
-- the caller must roll the transaction back; otherwise it returns {"entry_id": number, "balances": [number, ...]}. It
-- reads a few rows by key, and a connection keeps its plans. A plan made while the tables were small would later scan
-- them, so sequential scans are disabled here.
--
-- Each account knows how many of its tokens are gifts. Tokens from `promo` are gifts, tokens from a biller or on credit
-- are not. Gifts leave an account first and are shared among the receivers in proportion. When a purse pays money back,
-- repays credit or is paid out, its other tokens leave first; gifts neither repay credit nor are paid out, nor reserved
-- for a payout.
CREATE OR REPLACE FUNCTION ledger_post(entry_kind text, entry_memo jsonb, accounts text[], amounts bigint[])
RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  entry bigint := nextval('journal_entry_id_seq');
  account_id text;
  kind text;
  kinds text[] := '{}';
  change bigint;
  total numeric := 0;
  may_owe boolean;
  after bigint;
  balances bigint[] := '{}';
  is_outward boolean := false;
  is_final boolean := false;
  held bigint;
  held_gifts bigint;
  gift bigint;
  gifts bigint[] := '{}';
  gifts_left bigint := 0;
  room bigint := 0;
BEGIN
  FOR nth IN 1 .. cardinality(accounts) LOOP
    kind := split_part(accounts[nth], ':', 1);
    kinds := kinds || kind;
    CONTINUE WHEN amounts[nth] <= 0;
    is_outward := is_outward OR kind IN ('biller', 'credit', 'payout', 'platform');
    is_final := is_final OR kind IN ('credit', 'payout', 'platform');
    IF kind NOT IN ('promo', 'biller', 'owed', 'credit') THEN
      room := room + amounts[nth];
    END IF;
  END LOOP;
  FOR nth IN 1 .. cardinality(accounts) LOOP
    account_id := accounts[nth];
    kind := kinds[nth];
    change := amounts[nth];
    total := total + change;
    gift := 0;
    IF change < 0 AND kind = 'promo' THEN
      gift := -change;
    ELSIF change < 0 AND kind NOT IN ('biller', 'owed', 'credit') THEN
      SELECT a.balance, a.gifted INTO held, held_gifts FROM account a WHERE a.id = account_id FOR UPDATE;
      IF held_gifts > 0 AND is_outward AND kind IN ('user', 'model') THEN
        gift := greatest(0, held_gifts - change - held);
        IF gift > 0 AND is_final THEN
          RETURN jsonb_build_object('short', account_id);
        END IF;
      ELSIF held_gifts > 0 THEN
        gift := least(held_gifts, -change);
      END IF;
    END IF;
    gifts := gifts || -gift;
    gifts_left := gifts_left + gift;
    UPDATE account a SET balance = a.balance + change, gifted = a.gifted - gift
      WHERE a.id = account_id AND (change > 0 OR a.floor IS NULL OR a.balance + change >= a.floor)
      RETURNING a.balance INTO after;
    IF NOT FOUND THEN
      -- An account that only receives may be new, and sources of tokens may go below zero. All others must exist.
      may_owe := account_id = 'promo' OR starts_with(account_id, 'biller:') OR starts_with(account_id, 'owed:');
      IF (change < 0 AND NOT may_owe) OR (change > 0 AND starts_with(account_id, 'owed:')) THEN
        RETURN jsonb_build_object('short', account_id);
      END IF;
      INSERT INTO account AS a (id, balance, gifted, floor)
        VALUES (account_id, change, -gift, CASE WHEN may_owe THEN NULL ELSE 0 END)
        ON CONFLICT (id) DO UPDATE
          SET balance = a.balance + excluded.balance, gifted = a.gifted + excluded.gifted
        RETURNING a.balance INTO after;
    END IF;
    balances := balances || after;
  END LOOP;
  IF total IS DISTINCT FROM 0 OR cardinality(accounts) < 2 OR cardinality(accounts) <> cardinality(amounts) THEN
    RAISE EXCEPTION 'an entry is not balanced: % postings, sum %', cardinality(accounts), total
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  -- Most entries move no gifts.
  IF gifts_left > 0 THEN
    -- Credit and debts take gifts only if nobody else can.
    FOR pass IN 1 .. 2 LOOP
      FOR nth IN 1 .. cardinality(accounts) LOOP
        CONTINUE WHEN amounts[nth] < 0 OR (kinds[nth] IN ('promo', 'biller', 'owed', 'credit')) <> (pass = 2);
        IF pass = 1 THEN
          gift := floor(least(gifts_left, room)::numeric * amounts[nth] / room);
          room := room - amounts[nth];
        ELSE
          gift := least(gifts_left, amounts[nth]);
        END IF;
        CONTINUE WHEN gift = 0;
        gifts[nth] := gift;
        gifts_left := gifts_left - gift;
        UPDATE account a SET gifted = a.gifted + gift WHERE a.id = accounts[nth];
      END LOOP;
    END LOOP;
  END IF;
  -- Not a SET clause of the function: PostgreSQL allows custom settings there to superusers alone.
  PERFORM set_config('footlight.posting', 'on', true);
  INSERT INTO journal_entry (id, kind, memo) VALUES (entry, entry_kind, entry_memo);
  INSERT INTO posting (entry_id, account_id, amount, gifted)
    SELECT entry, w.id, w.amount, w.gifted
      FROM unnest(accounts, amounts, gifts) WITH ORDINALITY AS w(id, amount, gifted, nth) ORDER BY w.nth;
  PERFORM set_config('footlight.posting', 'off', true);
  RETURN jsonb_build_object('entry_id', entry, 'balances', balances);
END $$;
