CREATE TABLE "toy" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "toy_turn" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"username" text NOT NULL,
	"level" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "toy" ADD CONSTRAINT "toy_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toy_turn" ADD CONSTRAINT "toy_turn_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "toy_seen_index" ON "toy" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "toy_turn_entry" ON "toy_turn" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "toy_turn_model" ON "toy_turn" USING btree ("model_id","ends_at");