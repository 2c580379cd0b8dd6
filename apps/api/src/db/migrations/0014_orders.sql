CREATE TABLE "hand_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"text" text NOT NULL,
	"price" integer NOT NULL,
	"credit" integer NOT NULL,
	"handle" text,
	"duration" text,
	"media_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "hand_order_price" CHECK ("hand_order"."price" > 0 AND "hand_order"."credit" BETWEEN 0 AND "hand_order"."price"),
	CONSTRAINT "hand_order_decided" CHECK (("hand_order"."state" = 'waiting') = ("hand_order"."decided_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "hand_order" ADD CONSTRAINT "hand_order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_order" ADD CONSTRAINT "hand_order_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_order" ADD CONSTRAINT "hand_order_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_order_user_index" ON "hand_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "hand_order_model_index" ON "hand_order" USING btree ("model_id","id");--> statement-breakpoint
CREATE INDEX "hand_order_due_index" ON "hand_order" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "hand_order_one_snapchat" ON "hand_order" USING btree ("user_id","model_id") WHERE kind = 'snapchat' AND state = 'waiting';