CREATE TABLE "room_app" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"app" text NOT NULL,
	"config" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"seed" text NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"installed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_app_news" (
	"id" serial PRIMARY KEY NOT NULL,
	"room" text NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_split" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"by_user_id" integer NOT NULL,
	"mode" text NOT NULL,
	"splitters" integer NOT NULL,
	"amount" integer NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tip_split_whole" CHECK ("tip_split"."splitters" >= 2 AND "tip_split"."amount" >= "tip_split"."splitters")
);
--> statement-breakpoint
CREATE TABLE "tip_split_share" (
	"split_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "tip_split_share_split_id_user_id_pk" PRIMARY KEY("split_id","user_id"),
	CONSTRAINT "tip_split_share_positive" CHECK ("tip_split_share"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "room_app" ADD CONSTRAINT "room_app_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split" ADD CONSTRAINT "tip_split_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split" ADD CONSTRAINT "tip_split_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split_share" ADD CONSTRAINT "tip_split_share_split_id_tip_split_id_fk" FOREIGN KEY ("split_id") REFERENCES "public"."tip_split"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split_share" ADD CONSTRAINT "tip_split_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_app_one" ON "room_app" USING btree ("model_id","app") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "room_app_model" ON "room_app" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tip_split_one" ON "tip_split" USING btree ("model_id") WHERE mode = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "tip_split_share_position" ON "tip_split_share" USING btree ("split_id","position");