CREATE TABLE "membership_term" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"product_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"card_id" text,
	"renewal_id" text,
	"before" text
);
--> statement-breakpoint
CREATE TABLE "purchase_wait" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"stage" text DEFAULT 'payment' NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"needed" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"link" text NOT NULL,
	"asked_cents" integer NOT NULL,
	"received_cents" integer
);
--> statement-breakpoint
CREATE TABLE "spend" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spend_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "spend_not_zero" CHECK ("spend"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "spending_terms" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"limits" jsonb NOT NULL,
	"re_up" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "purpose" text DEFAULT 'purchase' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_card_id_saved_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_card"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_renewal_id_purchase_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_wait" ADD CONSTRAINT "purchase_wait_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spend" ADD CONSTRAINT "spend_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_terms" ADD CONSTRAINT "spending_terms_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_term_due_index" ON "membership_term" USING btree ("paid_until");--> statement-breakpoint
CREATE INDEX "spend_user_index" ON "spend" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_refill_open" ON "purchase" USING btree ("user_id") WHERE "purchase"."purpose" <> 'purchase' AND "purchase"."state" = 'created';--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_purpose_known" CHECK ("purchase"."purpose" IN ('purchase', 're_up', 'postpay'));