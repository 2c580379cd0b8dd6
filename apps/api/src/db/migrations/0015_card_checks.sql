ALTER TABLE "purchase" DROP CONSTRAINT "purchase_purpose_known";--> statement-breakpoint
DROP INDEX "purchase_refill_open";--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_refill_open" ON "purchase" USING btree ("user_id") WHERE "purchase"."purpose" IN ('re_up', 'postpay') AND "purchase"."state" = 'created';--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_card_check_free" CHECK ("purchase"."purpose" <> 'card_check' OR ("purchase"."amount_cents" = 0 AND "purchase"."tokens" = 0));--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_purpose_known" CHECK ("purchase"."purpose" IN ('purchase', 'card_check', 're_up', 'postpay'));