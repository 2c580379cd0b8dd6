CREATE TABLE "show" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"model_id" integer NOT NULL,
	"viewer_id" integer,
	"price" integer NOT NULL,
	"minimum_minutes" integer DEFAULT 0 NOT NULL,
	"pre_tip" integer DEFAULT 0 NOT NULL,
	"startup_tip" integer DEFAULT 0 NOT NULL,
	"preview_seconds" integer DEFAULT 0 NOT NULL,
	"watch_together" boolean DEFAULT false NOT NULL,
	"is_recorded" boolean DEFAULT false NOT NULL,
	"recording_price" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"refund_minutes" integer DEFAULT 0 NOT NULL,
	"sixths" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"held_credit" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"advanced_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "show_held" CHECK ("show"."held" >= 0 AND "show"."held_credit" BETWEEN 0 AND "show"."held"),
	CONSTRAINT "show_over" CHECK ("show"."state" <> 'ended' OR "show"."held" = 0)
);
--> statement-breakpoint
CREATE TABLE "show_ticket" (
	"show_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "show_ticket_show_id_user_id_kind_pk" PRIMARY KEY("show_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "show" ADD CONSTRAINT "show_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show" ADD CONSTRAINT "show_viewer_id_user_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_ticket" ADD CONSTRAINT "show_ticket_show_id_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."show"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_ticket" ADD CONSTRAINT "show_ticket_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "show_one_private" ON "show" USING btree ("model_id") WHERE state = 'running' AND kind IN ('private', 'exclusive');--> statement-breakpoint
CREATE UNIQUE INDEX "show_one_limited" ON "show" USING btree ("model_id") WHERE state = 'running' AND kind = 'limited';--> statement-breakpoint
CREATE UNIQUE INDEX "show_one_a_viewer" ON "show" USING btree ("model_id","viewer_id") WHERE state <> 'ended' AND kind <> 'limited';--> statement-breakpoint
CREATE INDEX "show_open" ON "show" USING btree ("state") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "show_viewer" ON "show" USING btree ("viewer_id","model_id","kind");--> statement-breakpoint
CREATE INDEX "show_ticket_user" ON "show_ticket" USING btree ("user_id");