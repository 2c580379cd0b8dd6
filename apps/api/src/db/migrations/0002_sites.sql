CREATE TABLE "site_asset" (
	"host" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_asset_host_name_pk" PRIMARY KEY("host","name")
);
--> statement-breakpoint
CREATE TABLE "site_draft" (
	"host" text PRIMARY KEY NOT NULL,
	"draft" integer NOT NULL,
	"base_revision" integer NOT NULL,
	"config" text NOT NULL,
	"user_id" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_revision" (
	"host" text NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"reverted_to" integer,
	"config" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_revision_host_revision_pk" PRIMARY KEY("host","revision"),
	CONSTRAINT "site_revision_kind_known" CHECK ("site_revision"."kind" IN ('created', 'published', 'reverted'))
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "attribution" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "drafts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_asset" ADD CONSTRAINT "site_asset_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_asset" ADD CONSTRAINT "site_asset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft" ADD CONSTRAINT "site_draft_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft" ADD CONSTRAINT "site_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_revision" ADD CONSTRAINT "site_revision_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_revision" ADD CONSTRAINT "site_revision_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_asset_name_index" ON "site_asset" USING btree ("name");--> statement-breakpoint
-- The default site stood under its own name too; it is the one that unknown hosts get.
DELETE FROM "site" named USING "site" fallback WHERE named."host" <> '*' AND fallback."host" = '*' AND named."config" ->> 'sitecode' = fallback."config" ->> 'sitecode';--> statement-breakpoint
INSERT INTO "site_revision" ("host", "revision", "kind", "config")
SELECT "host", 1, 'created', jsonb_build_object('config_version', 1, 'display_name', "config" -> 'display_name', 'is_non_nude', "config" -> 'is_non_nude', 'custom', "config" -> 'custom') FROM "site";--> statement-breakpoint
CREATE TRIGGER site_revision_append_only BEFORE UPDATE ON "site_revision" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE UNIQUE INDEX "site_sitecode_unique" ON "site" USING btree (("config" ->> 'sitecode'));