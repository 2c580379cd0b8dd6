CREATE TABLE "saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"biller" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase" DROP CONSTRAINT "purchase_state_known";--> statement-breakpoint
ALTER TABLE "purchase" DROP CONSTRAINT "purchase_settled_has_entry";--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_token_unique" ON "saved_card" USING btree ("user_id","biller","token");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_state_known" CHECK ("purchase"."state" IN ('created', 'settled', 'declined', 'refunded', 'charged_back'));--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_settled_has_entry" CHECK ("purchase"."state" IN ('created', 'declined') OR "purchase"."transaction_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_owed" CHECK ("account"."id" NOT LIKE 'owed:%' OR "account"."balance" <= 0);