-- Entries and postings are written by ledger_post and by nothing else: it says so in a setting that holds while it runs. What
-- it writes needs no second look then, and the two looks at what was written (at the statement's end, and at commit) go.
DROP TRIGGER posting_added ON posting;
--> statement-breakpoint
DROP FUNCTION posting_added;
--> statement-breakpoint
DROP TRIGGER journal_entry_balanced ON journal_entry;
--> statement-breakpoint
DROP FUNCTION ledger_entry_balanced;
--> statement-breakpoint
CREATE FUNCTION ledger_post_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written by ledger_post alone', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_by_ledger_post BEFORE INSERT ON posting FOR EACH STATEMENT
  WHEN (current_setting('footlight.posting', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION ledger_post_alone();
--> statement-breakpoint
CREATE TRIGGER journal_entry_by_ledger_post BEFORE INSERT ON journal_entry FOR EACH STATEMENT
  WHEN (current_setting('footlight.posting', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION ledger_post_alone();
--> statement-breakpoint
-- Writes one entry: its postings and the balances, in the order of `accounts`. Where a debit would go below the floor of its
-- account, that account is the answer instead, and the transaction must be given up. Who calls it has locked the accounts
-- that others wait for.
--
-- It touches a few rows by their keys, and its plans are kept for as long as a connection lives. One that was made while the
-- tables were small would read them from end to end once they are not, so only plans by key are allowed.
CREATE OR REPLACE FUNCTION ledger_post(
  entry bigint, entry_kind text, entry_memo jsonb, accounts text[], amounts bigint[]
) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET footlight.posting = 'on' AS $$
DECLARE
  account_id text;
  change bigint;
  total numeric := 0;
  may_owe boolean;
  after bigint;
  balances bigint[] := '{}';
BEGIN
  FOR nth IN 1 .. cardinality(accounts) LOOP
    account_id := accounts[nth];
    change := amounts[nth];
    total := total + change;
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
  IF total IS DISTINCT FROM 0 OR cardinality(accounts) < 2 OR cardinality(accounts) <> cardinality(amounts) THEN
    RAISE EXCEPTION 'an entry is not balanced: % postings, sum %', cardinality(accounts), total
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  entry := coalesce(entry, nextval('journal_entry_id_seq'));
  INSERT INTO journal_entry (id, kind, memo) VALUES (entry, entry_kind, entry_memo);
  INSERT INTO posting (entry_id, account_id, amount)
    SELECT entry, w.id, w.amount FROM unnest(accounts, amounts) WITH ORDINALITY AS w(id, amount, nth) ORDER BY w.nth;
  RETURN jsonb_build_object('entry_id', entry, 'balances', balances);
END $$;
