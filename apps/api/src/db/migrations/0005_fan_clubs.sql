CREATE TABLE "fanclub_membership" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"level" text NOT NULL,
	"paid" integer NOT NULL,
	"paid_from" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"next_level" text,
	"next_price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "fanclub_membership_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
);
--> statement-breakpoint
ALTER TABLE "fanclub_membership" ADD CONSTRAINT "fanclub_membership_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_membership" ADD CONSTRAINT "fanclub_membership_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fanclub_membership_model_index" ON "fanclub_membership" USING btree ("model_id","paid_until");--> statement-breakpoint
CREATE INDEX "fanclub_membership_due_index" ON "fanclub_membership" USING btree ("paid_until");