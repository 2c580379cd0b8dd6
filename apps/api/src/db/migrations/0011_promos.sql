CREATE TABLE "email_confirmation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_token_grant" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"tokens" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_token_grant_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sitecode" text NOT NULL,
	"code" text NOT NULL,
	"tokens" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"max_uses" integer NOT NULL,
	"max_per_account" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_code_upper" CHECK ("promo_code"."code" = upper("promo_code"."code")),
	CONSTRAINT "promo_code_uses" CHECK ("promo_code"."uses" BETWEEN 0 AND "promo_code"."max_uses"),
	CONSTRAINT "promo_code_tokens" CHECK ("promo_code"."tokens" > 0)
);
--> statement-breakpoint
CREATE TABLE "promo_redemption" (
	"code_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_redemption_code_id_user_id_nth_pk" PRIMARY KEY("code_id","user_id","nth")
);
--> statement-breakpoint
CREATE TABLE "wheel_seed" (
	"user_id" integer NOT NULL,
	"wheel" text NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "wheel_seed_user_id_wheel_pk" PRIMARY KEY("user_id","wheel")
);
--> statement-breakpoint
CREATE TABLE "wheel_spin" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wheel_spin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"wheel" text NOT NULL,
	"key" text NOT NULL,
	"seed" text NOT NULL,
	"prize" integer NOT NULL,
	"won" jsonb NOT NULL,
	"day" date,
	"entry_id" bigint,
	"bonus_until" timestamp with time zone,
	"bonus_purchase" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_confirmation" ADD CONSTRAINT "email_confirmation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_token_grant" ADD CONSTRAINT "free_token_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_code_id_promo_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_seed" ADD CONSTRAINT "wheel_seed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmation_user_index" ON "email_confirmation" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_user_index" ON "mail_outbox" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_index" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_code_unique" ON "promo_code" USING btree ("sitecode","code");--> statement-breakpoint
CREATE INDEX "wheel_spin_user_index" ON "wheel_spin" USING btree ("user_id","wheel");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_day_unique" ON "wheel_spin" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_bonus_purchase_unique" ON "wheel_spin" USING btree ("bonus_purchase");