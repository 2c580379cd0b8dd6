CREATE TABLE "follow" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"notify" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "note" (
	"user_id" integer NOT NULL,
	"about_id" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "note_user_id_about_id_pk" PRIMARY KEY("user_id","about_id")
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "rating_user_id_model_id_day_pk" PRIMARY KEY("user_id","model_id","day")
);
--> statement-breakpoint
CREATE TABLE "room_role" (
	"model_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"by_user_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "room_role_model_id_user_id_role_pk" PRIMARY KEY("model_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "room_view" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_view_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
);
--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_about_id_user_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_role" ADD CONSTRAINT "room_role_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_role" ADD CONSTRAINT "room_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_role" ADD CONSTRAINT "room_role_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_view" ADD CONSTRAINT "room_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_view" ADD CONSTRAINT "room_view_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_model_index" ON "follow" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "room_view_at_index" ON "room_view" USING btree ("user_id","at");--> statement-breakpoint
INSERT INTO "room_role" ("model_id", "user_id", "role")
	SELECT "model"."user_id", "user"."id", 'moderator'
	FROM "model", unnest("model"."moderators") AS "name"
	JOIN "user" ON "user"."username" = "name"
	ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "model" DROP COLUMN "moderators";