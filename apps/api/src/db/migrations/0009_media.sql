ALTER TABLE "media" ADD COLUMN "is_for_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_purchase" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_purchase" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "media_type_index" ON "media" USING btree ("type_id","created_at");--> statement-breakpoint
CREATE INDEX "media_tags_index" ON "media" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "media_purchase_media_index" ON "media_purchase" USING btree ("media_id","created_at");