CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"role" text,
	"act" text NOT NULL,
	"about_id" integer,
	"object" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" integer NOT NULL,
	"ran_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	"wanted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "machine_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL,
	"made_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "machine_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "staff_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_exchange" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"companion" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"message" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"image" "bytea",
	"price" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "ai_exchange_price" CHECK ("ai_exchange"."price" > 0 AND "ai_exchange"."credit" BETWEEN 0 AND "ai_exchange"."price")
);
--> statement-breakpoint
CREATE TABLE "client_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"user_id" integer,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_fingerprint" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"internal_id" text PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"membership" text,
	"group_name" text NOT NULL,
	"is_oneclick" boolean DEFAULT false NOT NULL,
	"is_promo" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" text NOT NULL,
	"biller" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"tokens" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"membership" text,
	"return_url" text NOT NULL,
	"checkout_id" text,
	"attribution" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"device_hash" text,
	"decline_code" text,
	"transaction_id" text,
	"entry_id" bigint,
	"card_id" text,
	"charge_sent_at" timestamp with time zone,
	"purpose" text DEFAULT 'purchase' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"notice" text,
	"reversed_at" timestamp with time zone,
	"reversed" jsonb,
	"reinstated_at" timestamp with time zone,
	CONSTRAINT "purchase_purpose_known" CHECK ("purchase"."purpose" IN ('purchase', 'card_check', 're_up', 'postpay')),
	CONSTRAINT "purchase_card_check_free" CHECK ("purchase"."purpose" <> 'card_check' OR ("purchase"."amount_cents" = 0 AND "purchase"."tokens" = 0)),
	CONSTRAINT "purchase_state_known" CHECK ("purchase"."state" IN ('created', 'settled', 'declined', 'returning', 'refunded', 'charged_back')),
	CONSTRAINT "purchase_settled_has_entry" CHECK ("purchase"."state" IN ('created', 'declined') OR "purchase"."transaction_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"biller" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'public' NOT NULL,
	"source_id" text DEFAULT '' NOT NULL,
	"app_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"vr" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tip_positive" CHECK ("tip"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "broadcaster_day" (
	"model_id" integer NOT NULL,
	"day" date NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"tips" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "broadcaster_day_day_model_id_pk" PRIMARY KEY("day","model_id")
);
--> statement-breakpoint
CREATE TABLE "broadcaster_score" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	"tips_7_days" integer NOT NULL,
	"tips_30_days" integer NOT NULL,
	"tips_ever" integer NOT NULL,
	"likes_30_days" integer NOT NULL,
	"likes_of_month" integer NOT NULL,
	"versus_7_days" integer DEFAULT 0 NOT NULL,
	"versus_30_days" integer DEFAULT 0 NOT NULL,
	"versus_ever" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_winner" (
	"month" date PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"likes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thumbnail_click" (
	"model_id" integer NOT NULL,
	"day" date NOT NULL,
	"variant" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thumbnail_click_model_id_day_variant_pk" PRIMARY KEY("model_id","day","variant")
);
--> statement-breakpoint
CREATE TABLE "faq_entry" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "faq_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_hidden" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_hidden_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "press_item" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "press_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"outlet" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"url" text NOT NULL,
	"published_on" date NOT NULL,
	CONSTRAINT "press_item_url" CHECK ("press_item"."url" LIKE 'https://%')
);
--> statement-breakpoint
CREATE TABLE "redirect_key" (
	"key" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_key_target" CHECK ("redirect_key"."target" LIKE 'https://_%' OR "redirect_key"."target" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
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
CREATE TABLE "fanclub_post" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "fanclub_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"level" text NOT NULL,
	"body" text NOT NULL,
	"media_id" integer,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "fanclub_post_likes" CHECK ("fanclub_post"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fanclub_post_like" (
	"post_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "fanclub_post_like_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "home_layout" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"gifted" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	CONSTRAINT "account_floor" CHECK ("account"."floor" IS NULL OR "account"."balance" >= "account"."floor"),
	CONSTRAINT "account_gifted" CHECK (split_part("account"."id", ':', 1) IN ('promo', 'biller', 'owed', 'credit') OR "account"."gifted" BETWEEN 0 AND "account"."balance"),
	CONSTRAINT "account_owed" CHECK ("account"."id" NOT LIKE 'owed:%' OR "account"."balance" <= 0),
	CONSTRAINT "account_safe" CHECK ("account"."balance" BETWEEN -9007199254740991 AND 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" integer NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"memo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"gifted" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "posting_not_zero" CHECK ("posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "legal_publication" (
	"host" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"version" text NOT NULL,
	"texts" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_publication_host_key_number_pk" PRIMARY KEY("host","key","number")
);
--> statement-breakpoint
CREATE TABLE "legal_signature" (
	"user_id" integer NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"signature" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_signature_user_id_scope_key_version_pk" PRIMARY KEY("user_id","scope","key","version")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"key_hash" text,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stream_key" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"link" text NOT NULL,
	"sender_name" text NOT NULL,
	"reply_to" text,
	"unsubscribe" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "media_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_upload_ready" CHECK (("media_upload"."state" = 'ready') = ("media_upload"."result" IS NOT NULL)),
	CONSTRAINT "media_upload_failed" CHECK (("media_upload"."state" = 'failed') = ("media_upload"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "stored_garbage" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meet" (
	"id" serial PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"state" text NOT NULL,
	"first_accepted" boolean DEFAULT false NOT NULL,
	"second_accepted" boolean DEFAULT false NOT NULL,
	"first_active" boolean DEFAULT false NOT NULL,
	"second_active" boolean DEFAULT false NOT NULL,
	"price" integer,
	"show_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by_id" integer,
	"end_reason" text,
	CONSTRAINT "meet_two_people" CHECK ("meet"."first_id" <> "meet"."second_id"),
	CONSTRAINT "meet_ended" CHECK (("meet"."state" = 'ended') = ("meet"."ended_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "meet_ban" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meet_block" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meet_block_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "meet_ticket" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"side" text NOT NULL,
	"seat" text,
	"wants" text[] NOT NULL,
	"country" text,
	"region" text,
	"shows_explicit" boolean NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"meet_id" integer
);
--> statement-breakpoint
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
CREATE TABLE "friendship" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "friendship_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "friendship_order" CHECK ("friendship"."low_id" < "friendship"."high_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_side" (
	"thread_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_up_to" bigint DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "message_side_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "message_thread_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_thread_order" CHECK ("message_thread"."low_id" < "message_thread"."high_id")
);
--> statement-breakpoint
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
	"answer" text,
	"media_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "hand_order_price" CHECK ("hand_order"."price" > 0 AND "hand_order"."credit" BETWEEN 0 AND "hand_order"."price"),
	CONSTRAINT "hand_order_decided" CHECK (("hand_order"."state" = 'waiting') = ("hand_order"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "order_picture" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" integer,
	"data" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_picture_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room" text,
	"user_id" integer,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"tokens" integer NOT NULL,
	"destination" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reason" text,
	"reference" text,
	CONSTRAINT "payout_positive" CHECK ("payout"."tokens" > 0),
	CONSTRAINT "payout_state_known" CHECK ("payout"."state" IN ('requested', 'approved', 'rejected', 'paid')),
	CONSTRAINT "payout_rejected_why" CHECK (("payout"."state" = 'rejected') = ("payout"."reason" IS NOT NULL)),
	CONSTRAINT "payout_paid_how" CHECK (("payout"."state" = 'paid') = ("payout"."reference" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "age_check" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"guest_hash" text,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "age_check_one_owner" CHECK (("age_check"."user_id" IS NULL) <> ("age_check"."guest_hash" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "broadcaster_application" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"stage_name" text NOT NULL,
	"country" text NOT NULL,
	"state" text DEFAULT 'agreement' NOT NULL,
	"agreement_version" text,
	"reject_reason" text,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "former_username" (
	"username" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000 CACHE 1),
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar" text,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"gender" text NOT NULL,
	"type" text DEFAULT 'viewer' NOT NULL,
	"membership" text,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country" text,
	"language" text DEFAULT 'en' NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"identity_confirmed" boolean DEFAULT false NOT NULL,
	"compliance_status" text DEFAULT 'approved' NOT NULL,
	"suspended_until" timestamp with time zone,
	"birth_date" date,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"traits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_username_lower" CHECK ("user"."username" = lower("user"."username"))
);
--> statement-breakpoint
CREATE TABLE "user_avatar" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "user_avatar_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "email_confirmation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"is_change" boolean DEFAULT false NOT NULL,
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
	"purchase_id" text,
	"revoked_at" timestamp with time zone,
	"day" date,
	"entry_id" bigint,
	"bonus_until" timestamp with time zone,
	"bonus_purchase" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"model_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "push_outbox_once" UNIQUE("subscription_id","model_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"host" text NOT NULL,
	"language" text NOT NULL,
	"country" text,
	"region" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscription_player_id_unique" UNIQUE("player_id"),
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"room" text,
	"reporter_id" integer,
	"guest_id" integer,
	"reported_id" integer NOT NULL,
	"reason" text,
	"text" text DEFAULT '' NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"still" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_by_id" integer,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "report_once" UNIQUE("kind","object","reporter_id"),
	CONSTRAINT "report_once_guest" UNIQUE("kind","object","guest_id"),
	CONSTRAINT "report_by_one" CHECK (("report"."reporter_id" IS NULL) <> ("report"."guest_id" IS NULL)),
	CONSTRAINT "report_decided" CHECK (("report"."decided_at" IS NULL) = ("report"."decision" IS NULL))
);
--> statement-breakpoint
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
CREATE TABLE "follow" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"notify" boolean DEFAULT false NOT NULL,
	"awaits_opening" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "follower_notice" (
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "follower_notice_user_id_model_id_pk" PRIMARY KEY("user_id","model_id")
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
CREATE TABLE "room_opening" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"is_live" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type_id" integer NOT NULL,
	"type_name" text NOT NULL,
	"item_count" integer DEFAULT 1 NOT NULL,
	"duration" integer DEFAULT 0 NOT NULL,
	"token_price" integer DEFAULT 0 NOT NULL,
	"fanclub_access_level" text,
	"is_free_no_auth" boolean DEFAULT false NOT NULL,
	"art_seed" text NOT NULL,
	"is_for_sale" boolean DEFAULT true NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"stored" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_purchase" (
	"user_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"entry_id" integer,
	"price" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_purchase_user_id_media_id_pk" PRIMARY KEY("user_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "media_view" (
	"media_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "media_view_media_id_day_visitor_pk" PRIMARY KEY("media_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "model" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"gender" text NOT NULL,
	"status" text DEFAULT 'offline' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"stream_name" text NOT NULL,
	"stream_epoch" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"art_seed" text NOT NULL,
	"tags" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"ethnicity" text NOT NULL,
	"age" integer NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"rating" real DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"is_voyeur" boolean DEFAULT false NOT NULL,
	"voyeur_place" text,
	"house" text,
	"is_versus" boolean DEFAULT false NOT NULL,
	"studio_id" integer,
	"is_listed" boolean DEFAULT true NOT NULL,
	"is_vr" boolean DEFAULT false NOT NULL,
	"vr_projection" text DEFAULT '180' NOT NULL,
	"vr_layout" text DEFAULT 'mono' NOT NULL,
	"settings" jsonb NOT NULL,
	"blocked_countries" text[] NOT NULL,
	"blocked_states" text[] DEFAULT '{}' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_online_at" timestamp with time zone,
	"live_since" timestamp with time zone,
	"debut_on" date,
	"rank" smallint GENERATED ALWAYS AS (CASE WHEN status IN ('online', 'online_ai', 'reconnecting') THEN 0 WHEN status = 'offline' THEN 2 ELSE 1 END) STORED NOT NULL,
	"popularity" double precision GENERATED ALWAYS AS (rating * ln(rating_count + 1)) STORED NOT NULL,
	"private_price" integer GENERATED ALWAYS AS (CASE WHEN NOT is_voyeur AND settings -> 'privateEnabled' = 'true' AND jsonb_typeof(settings -> 'privatePrice') = 'number' THEN (settings ->> 'privatePrice')::numeric::integer END) STORED,
	"takes_privates" boolean GENERATED ALWAYS AS (coalesce(NOT is_voyeur AND NOT is_versus AND settings -> 'privateEnabled' = 'true' AND status IN ('online', 'standby'), false)) STORED NOT NULL,
	"takes_cams" boolean GENERATED ALWAYS AS (settings -> 'sharecam' = 'true') STORED,
	"has_exclusive" boolean GENERATED ALWAYS AS (jsonb_typeof(settings -> 'exclusivePrice') = 'number') STORED
);
--> statement-breakpoint
CREATE TABLE "stream_revocation" (
	"model_id" integer NOT NULL,
	"audience" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stream_revocation_model_id_audience_pk" PRIMARY KEY("model_id","audience")
);
--> statement-breakpoint
CREATE TABLE "account_link" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_link_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "account_link_order" CHECK ("account_link"."low_id" < "account_link"."high_id")
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_login" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"user_id" integer,
	"secrets" text,
	"subject" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "retired_name" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recorded_segment" (
	"show_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"file" text NOT NULL,
	"ms" integer NOT NULL,
	"bytes" integer NOT NULL,
	"is_discontinuity" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recorded_segment_show_id_nth_pk" PRIMARY KEY("show_id","nth")
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"show_id" integer PRIMARY KEY NOT NULL,
	"stream_name" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"after_segment" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"media_id" integer
);
--> statement-breakpoint
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
	"entry_id" bigint,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "show_ticket_show_id_user_id_kind_pk" PRIMARY KEY("show_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"host" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"drafts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "site_domain" (
	"host" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"proven_by" text,
	"failing_since" timestamp with time zone,
	"problem" text,
	"checked_at" timestamp with time zone
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
CREATE TABLE "versus" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"host_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"auto_restart" boolean DEFAULT false NOT NULL,
	"tournament_id" integer,
	"round" integer,
	"expires_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"winner_id" integer,
	"restarts_at" timestamp with time zone,
	CONSTRAINT "versus_sides" CHECK ("versus"."host_id" <> "versus"."guest_id"),
	CONSTRAINT "versus_running" CHECK ("versus"."state" <> 'running' OR "versus"."ends_at" > "versus"."started_at")
);
--> statement-breakpoint
CREATE TABLE "versus_seat" (
	"tournament_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"seat" smallint NOT NULL,
	"is_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "versus_seat_tournament_id_model_id_pk" PRIMARY KEY("tournament_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "versus_side" (
	"versus_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"is_running" boolean DEFAULT true NOT NULL,
	"was_here" boolean DEFAULT false NOT NULL,
	"away_since" timestamp with time zone,
	CONSTRAINT "versus_side_versus_id_model_id_pk" PRIMARY KEY("versus_id","model_id"),
	CONSTRAINT "versus_side_score" CHECK ("versus_side"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "versus_tip" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"versus_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"username" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versus_tournament" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'starting' NOT NULL,
	"seconds" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"winner_id" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watch_together" (
	"show_id" integer PRIMARY KEY NOT NULL,
	"media_id" integer,
	"version" integer NOT NULL,
	"is_playing" boolean NOT NULL,
	"position_ms" integer NOT NULL,
	"at" bigint NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_about_id_user_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_key" ADD CONSTRAINT "machine_key_made_by_id_user_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_note" ADD CONSTRAINT "staff_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_note" ADD CONSTRAINT "staff_note_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_exchange" ADD CONSTRAINT "ai_exchange_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_fingerprint" ADD CONSTRAINT "device_fingerprint_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip" ADD CONSTRAINT "tip_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip" ADD CONSTRAINT "tip_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcaster_day" ADD CONSTRAINT "broadcaster_day_model_id_model_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcaster_score" ADD CONSTRAINT "broadcaster_score_model_id_model_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_winner" ADD CONSTRAINT "monthly_winner_model_id_model_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_click" ADD CONSTRAINT "thumbnail_click_model_id_model_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_hidden" ADD CONSTRAINT "feed_hidden_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_hidden" ADD CONSTRAINT "feed_hidden_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_item" ADD CONSTRAINT "press_item_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect_key" ADD CONSTRAINT "redirect_key_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_membership" ADD CONSTRAINT "fanclub_membership_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_membership" ADD CONSTRAINT "fanclub_membership_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_post" ADD CONSTRAINT "fanclub_post_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_post" ADD CONSTRAINT "fanclub_post_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_post_like" ADD CONSTRAINT "fanclub_post_like_post_id_fanclub_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."fanclub_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fanclub_post_like" ADD CONSTRAINT "fanclub_post_like_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_layout" ADD CONSTRAINT "home_layout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_publication" ADD CONSTRAINT "legal_publication_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_publication" ADD CONSTRAINT "legal_publication_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_signature" ADD CONSTRAINT "legal_signature_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_key" ADD CONSTRAINT "stream_key_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet" ADD CONSTRAINT "meet_first_id_user_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet" ADD CONSTRAINT "meet_second_id_user_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet" ADD CONSTRAINT "meet_show_id_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."show"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet" ADD CONSTRAINT "meet_ended_by_id_user_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet_ban" ADD CONSTRAINT "meet_ban_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet_block" ADD CONSTRAINT "meet_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet_block" ADD CONSTRAINT "meet_block_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet_ticket" ADD CONSTRAINT "meet_ticket_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet_ticket" ADD CONSTRAINT "meet_ticket_meet_id_meet_id_fk" FOREIGN KEY ("meet_id") REFERENCES "public"."meet"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_card_id_saved_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_card"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_renewal_id_purchase_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_wait" ADD CONSTRAINT "purchase_wait_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendship" ADD CONSTRAINT "friendship_low_id_user_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendship" ADD CONSTRAINT "friendship_high_id_user_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendship" ADD CONSTRAINT "friendship_requested_by_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_side" ADD CONSTRAINT "message_side_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_side" ADD CONSTRAINT "message_side_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_low_id_user_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_high_id_user_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_order" ADD CONSTRAINT "hand_order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_order" ADD CONSTRAINT "hand_order_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_order" ADD CONSTRAINT "hand_order_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_picture" ADD CONSTRAINT "order_picture_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_picture" ADD CONSTRAINT "order_picture_order_id_hand_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hand_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_check" ADD CONSTRAINT "age_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcaster_application" ADD CONSTRAINT "broadcaster_application_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_username" ADD CONSTRAINT "former_username_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_avatar" ADD CONSTRAINT "user_avatar_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmation" ADD CONSTRAINT "email_confirmation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_token_grant" ADD CONSTRAINT "free_token_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_code_id_promo_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_seed" ADD CONSTRAINT "wheel_seed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reported_id_user_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_claimed_by_id_user_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_app" ADD CONSTRAINT "room_app_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split" ADD CONSTRAINT "tip_split_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split" ADD CONSTRAINT "tip_split_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split_share" ADD CONSTRAINT "tip_split_share_split_id_tip_split_id_fk" FOREIGN KEY ("split_id") REFERENCES "public"."tip_split"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_split_share" ADD CONSTRAINT "tip_split_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_notice" ADD CONSTRAINT "follower_notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_notice" ADD CONSTRAINT "follower_notice_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_about_id_user_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_opening" ADD CONSTRAINT "room_opening_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_role" ADD CONSTRAINT "room_role_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_role" ADD CONSTRAINT "room_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_role" ADD CONSTRAINT "room_role_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_view" ADD CONSTRAINT "room_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_view" ADD CONSTRAINT "room_view_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_purchase" ADD CONSTRAINT "media_purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_purchase" ADD CONSTRAINT "media_purchase_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_view" ADD CONSTRAINT "media_view_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model" ADD CONSTRAINT "model_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model" ADD CONSTRAINT "model_studio_id_user_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_low_id_user_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_high_id_user_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_login" ADD CONSTRAINT "oauth_login_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_segment" ADD CONSTRAINT "recorded_segment_show_id_recording_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."recording"("show_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_show_id_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."show"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show" ADD CONSTRAINT "show_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show" ADD CONSTRAINT "show_viewer_id_user_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_ticket" ADD CONSTRAINT "show_ticket_show_id_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."show"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_ticket" ADD CONSTRAINT "show_ticket_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_asset" ADD CONSTRAINT "site_asset_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_asset" ADD CONSTRAINT "site_asset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domain" ADD CONSTRAINT "site_domain_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft" ADD CONSTRAINT "site_draft_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft" ADD CONSTRAINT "site_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_revision" ADD CONSTRAINT "site_revision_host_site_host_fk" FOREIGN KEY ("host") REFERENCES "public"."site"("host") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_revision" ADD CONSTRAINT "site_revision_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spend" ADD CONSTRAINT "spend_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_terms" ADD CONSTRAINT "spending_terms_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toy" ADD CONSTRAINT "toy_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toy_turn" ADD CONSTRAINT "toy_turn_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus" ADD CONSTRAINT "versus_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus" ADD CONSTRAINT "versus_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus" ADD CONSTRAINT "versus_tournament_id_versus_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."versus_tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus" ADD CONSTRAINT "versus_winner_id_user_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_seat" ADD CONSTRAINT "versus_seat_tournament_id_versus_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."versus_tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_seat" ADD CONSTRAINT "versus_seat_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_side" ADD CONSTRAINT "versus_side_versus_id_versus_id_fk" FOREIGN KEY ("versus_id") REFERENCES "public"."versus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_side" ADD CONSTRAINT "versus_side_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_tip" ADD CONSTRAINT "versus_tip_versus_id_versus_id_fk" FOREIGN KEY ("versus_id") REFERENCES "public"."versus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_tip" ADD CONSTRAINT "versus_tip_model_id_user_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versus_tournament" ADD CONSTRAINT "versus_tournament_winner_id_user_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_together" ADD CONSTRAINT "watch_together_show_id_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."show"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_together" ADD CONSTRAINT "watch_together_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_about_index" ON "audit_entry" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_index" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_act_index" ON "audit_entry" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "staff_note_user_index" ON "staff_note" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ai_exchange_user_index" ON "ai_exchange" USING btree ("user_id","companion","id");--> statement-breakpoint
CREATE INDEX "ai_exchange_due_index" ON "ai_exchange" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_exchange_one_waiting" ON "ai_exchange" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "client_log_created_index" ON "client_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "device_fingerprint_seen_index" ON "device_fingerprint" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "purchase_user_index" ON "purchase" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_open_index" ON "purchase" USING btree ("biller","created_at") WHERE "purchase"."state" = 'created';--> statement-breakpoint
CREATE INDEX "purchase_decided_index" ON "purchase" USING btree ("biller","decided_at");--> statement-breakpoint
CREATE INDEX "purchase_device_index" ON "purchase" USING btree ("device_hash") WHERE "purchase"."device_hash" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_transaction_unique" ON "purchase" USING btree ("biller","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_refill_open" ON "purchase" USING btree ("user_id") WHERE "purchase"."purpose" IN ('re_up', 'postpay') AND "purchase"."state" = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_token_unique" ON "saved_card" USING btree ("user_id","biller","token");--> statement-breakpoint
CREATE UNIQUE INDEX "tip_entry_unique" ON "tip" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "tip_model_index" ON "tip" USING btree ("model_id","created_at");--> statement-breakpoint
CREATE INDEX "tip_user_index" ON "tip" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tip_created_index" ON "tip" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "broadcaster_day_model" ON "broadcaster_day" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_tokens" ON "broadcaster_score" USING btree ("tokens" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_tips_7_days" ON "broadcaster_score" USING btree ("tips_7_days" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_tips_30_days" ON "broadcaster_score" USING btree ("tips_30_days" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_tips_ever" ON "broadcaster_score" USING btree ("tips_ever" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_likes_30_days" ON "broadcaster_score" USING btree ("likes_30_days" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_likes_of_month" ON "broadcaster_score" USING btree ("likes_of_month" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_versus_7_days" ON "broadcaster_score" USING btree ("versus_7_days" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_versus_30_days" ON "broadcaster_score" USING btree ("versus_30_days" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE INDEX "broadcaster_score_versus_ever" ON "broadcaster_score" USING btree ("versus_ever" DESC NULLS LAST,"model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faq_entry_slug" ON "faq_entry" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "press_item_day_index" ON "press_item" USING btree ("host","published_on","id");--> statement-breakpoint
CREATE INDEX "press_item_outlet_index" ON "press_item" USING btree ("host","outlet","published_on");--> statement-breakpoint
CREATE INDEX "fanclub_membership_model_index" ON "fanclub_membership" USING btree ("model_id","paid_until");--> statement-breakpoint
CREATE INDEX "fanclub_membership_due_index" ON "fanclub_membership" USING btree ("paid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "fanclub_post_client_unique" ON "fanclub_post" USING btree ("model_id","client_id");--> statement-breakpoint
CREATE INDEX "fanclub_post_media_index" ON "fanclub_post" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "fanclub_post_feed_index" ON "fanclub_post" USING btree ("model_id","id") WHERE "fanclub_post"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "fanclub_post_like_user_index" ON "fanclub_post_like" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_created_index" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posting_entry_index" ON "posting" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "posting_account_index" ON "posting" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stream_key_hash_unique" ON "stream_key" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mail_outbox_user_index" ON "mail_outbox" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_index" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_next_index" ON "mail_outbox" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "media_upload_user_index" ON "media_upload" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "media_upload_media_index" ON "media_upload" USING btree ("media_id","created_at");--> statement-breakpoint
CREATE INDEX "media_upload_due_index" ON "media_upload" USING btree ("created_at") WHERE state IN ('uploaded', 'processing');--> statement-breakpoint
CREATE INDEX "meet_first_index" ON "meet" USING btree ("first_id","created_at");--> statement-breakpoint
CREATE INDEX "meet_second_index" ON "meet" USING btree ("second_id","created_at");--> statement-breakpoint
CREATE INDEX "meet_open_index" ON "meet" USING btree ("id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "meet_skips_index" ON "meet" USING btree ("ended_by_id","ended_at");--> statement-breakpoint
CREATE INDEX "meet_block_blocked_index" ON "meet_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "meet_ticket_waiting_index" ON "meet_ticket" USING btree ("product","entered_at") WHERE meet_id IS NULL;--> statement-breakpoint
CREATE INDEX "meet_ticket_alive_index" ON "meet_ticket" USING btree ("alive_at");--> statement-breakpoint
CREATE INDEX "membership_term_due_index" ON "membership_term" USING btree ("paid_until");--> statement-breakpoint
CREATE INDEX "membership_term_card_index" ON "membership_term" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "former_username_user_index" ON "former_username" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_hidden_model_index" ON "feed_hidden" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "friendship_high_index" ON "friendship" USING btree ("high_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_unique" ON "message" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "message_thread_index" ON "message" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "message_side_user_index" ON "message_side" USING btree ("user_id","is_open");--> statement-breakpoint
CREATE UNIQUE INDEX "message_thread_pair" ON "message_thread" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "message_thread_high" ON "message_thread" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "hand_order_user_index" ON "hand_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "hand_order_model_index" ON "hand_order" USING btree ("model_id","id");--> statement-breakpoint
CREATE INDEX "hand_order_media_index" ON "hand_order" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "hand_order_due_index" ON "hand_order" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "hand_order_one_snapchat" ON "hand_order" USING btree ("user_id","model_id") WHERE kind = 'snapchat' AND state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "order_picture_one_unsent" ON "order_picture" USING btree ("user_id") WHERE order_id IS NULL;--> statement-breakpoint
CREATE INDEX "order_picture_user_index" ON "order_picture" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payout_user_index" ON "payout" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payout_state_index" ON "payout" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "age_check_user_index" ON "age_check" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "age_check_guest_index" ON "age_check" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "password_reset_user_index" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_username_unique" ON "user" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_unique" ON "user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "user_username_trigrams" ON "user" USING gin ("username" gin_trgm_ops) WHERE type = 'model';--> statement-breakpoint
CREATE INDEX "user_display_name_trigrams" ON "user" USING gin ("display_name" gin_trgm_ops) WHERE type = 'model';--> statement-breakpoint
CREATE INDEX "user_roles_index" ON "user" USING gin ("roles") WHERE type = 'model';--> statement-breakpoint
CREATE INDEX "email_confirmation_user_index" ON "email_confirmation" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_code_unique" ON "promo_code" USING btree ("sitecode","code");--> statement-breakpoint
CREATE INDEX "wheel_spin_user_index" ON "wheel_spin" USING btree ("user_id","wheel");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_purchase_unique" ON "wheel_spin" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_day_unique" ON "wheel_spin" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_bonus_purchase_unique" ON "wheel_spin" USING btree ("bonus_purchase");--> statement-breakpoint
CREATE INDEX "push_outbox_next_index" ON "push_outbox" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "push_outbox_created_index" ON "push_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_outbox_model_index" ON "push_outbox" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "push_subscription_user_index" ON "push_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session_index" ON "push_subscription" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "report_open_index" ON "report" USING btree ("due_at","id") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "report_decided_index" ON "report" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "report_reported_index" ON "report" USING btree ("reported_id","created_at");--> statement-breakpoint
CREATE INDEX "report_reporter_index" ON "report" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_app_one" ON "room_app" USING btree ("model_id","app") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "room_app_model" ON "room_app" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tip_split_one" ON "tip_split" USING btree ("model_id") WHERE mode = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "tip_split_share_position" ON "tip_split_share" USING btree ("split_id","position");--> statement-breakpoint
CREATE INDEX "follow_model_index" ON "follow" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "follower_notice_model_index" ON "follower_notice" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "note_about_index" ON "note" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "rating_day_index" ON "rating" USING btree ("day");--> statement-breakpoint
CREATE INDEX "rating_model_index" ON "rating" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "room_role_user_index" ON "room_role" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_view_at_index" ON "room_view" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "room_view_model_index" ON "room_view" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "media_user_index" ON "media" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "media_type_index" ON "media" USING btree ("type_id","created_at");--> statement-breakpoint
CREATE INDEX "media_free_index" ON "media" USING btree ("created_at") WHERE is_free_no_auth AND type_id = 2;--> statement-breakpoint
CREATE INDEX "media_name_trigrams" ON "media" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_tags_index" ON "media" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "media_purchase_media_index" ON "media_purchase" USING btree ("media_id","created_at");--> statement-breakpoint
CREATE INDEX "media_view_day_index" ON "media_view" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_rank_index" ON "model" USING btree ("rank","viewers" DESC NULLS LAST,"user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "model_gender_rank_index" ON "model" USING btree ("gender","rank","viewers" DESC NULLS LAST,"user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "model_popularity_index" ON "model" USING btree ("popularity" DESC NULLS LAST,"user_id") WHERE is_listed AND rank = 0;--> statement-breakpoint
CREATE INDEX "model_gender_popularity_index" ON "model" USING btree ("gender","popularity" DESC NULLS LAST,"user_id") WHERE is_listed AND rank = 0;--> statement-breakpoint
CREATE INDEX "model_new_index" ON "model" USING btree ("rank","debut_on" DESC NULLS LAST,"user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "model_region_index" ON "model" USING btree ("region","rank","viewers" DESC NULLS LAST,"user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "model_private_index" ON "model" USING btree ("rank","viewers" DESC NULLS LAST,"user_id") WHERE is_listed AND takes_privates;--> statement-breakpoint
CREATE INDEX "model_private_popularity_index" ON "model" USING btree ("popularity" DESC NULLS LAST,"user_id") WHERE is_listed AND takes_privates;--> statement-breakpoint
CREATE INDEX "model_private_price_index" ON "model" USING btree ("private_price") WHERE is_listed AND takes_privates;--> statement-breakpoint
CREATE INDEX "model_status_index" ON "model" USING btree ("status","viewers" DESC NULLS LAST,"user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "model_studio_index" ON "model" USING btree ("studio_id");--> statement-breakpoint
CREATE INDEX "model_voyeur_index" ON "model" USING btree ("voyeur_place") WHERE is_listed AND is_voyeur;--> statement-breakpoint
CREATE INDEX "model_vr_index" ON "model" USING btree ("rank","viewers" DESC NULLS LAST,"user_id") WHERE is_listed AND is_vr;--> statement-breakpoint
CREATE INDEX "model_languages_index" ON "model" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "model_tags_index" ON "model" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "model_subject_trigrams" ON "model" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "model_art_seed_index" ON "model" USING btree ("art_seed");--> statement-breakpoint
CREATE UNIQUE INDEX "model_stream_name_unique" ON "model" USING btree ("stream_name");--> statement-breakpoint
CREATE INDEX "stream_revocation_at_index" ON "stream_revocation" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_link_high_index" ON "account_link" USING btree ("high_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_subject_unique" ON "identity" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "identity_user_index" ON "identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_login_user_index" ON "oauth_login" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_login_expires_index" ON "oauth_login" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_user_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_user_index" ON "passkey_challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires_index" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recorded_segment_file_unique" ON "recorded_segment" USING btree ("show_id","file");--> statement-breakpoint
CREATE UNIQUE INDEX "recording_media_unique" ON "recording" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "recording_to_close" ON "recording" USING btree ("ended_at") WHERE ended_at IS NOT NULL AND closed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "show_one_private" ON "show" USING btree ("model_id") WHERE state = 'running' AND kind IN ('private', 'exclusive');--> statement-breakpoint
CREATE UNIQUE INDEX "show_one_limited" ON "show" USING btree ("model_id") WHERE state = 'running' AND kind = 'limited';--> statement-breakpoint
CREATE UNIQUE INDEX "show_one_a_viewer" ON "show" USING btree ("model_id","viewer_id") WHERE state <> 'ended' AND kind <> 'limited';--> statement-breakpoint
CREATE INDEX "show_open" ON "show" USING btree ("state") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "show_ended" ON "show" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "show_viewer" ON "show" USING btree ("viewer_id","model_id","kind");--> statement-breakpoint
CREATE INDEX "show_ticket_user" ON "show_ticket" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "banner_host_index" ON "banner" USING btree ("host","position");--> statement-breakpoint
CREATE UNIQUE INDEX "site_sitecode_unique" ON "site" USING btree (("config" ->> 'sitecode'));--> statement-breakpoint
CREATE INDEX "site_asset_name_index" ON "site_asset" USING btree ("name");--> statement-breakpoint
CREATE INDEX "spend_user_index" ON "spend" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "toy_seen_index" ON "toy" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "toy_turn_entry" ON "toy_turn" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "toy_turn_model" ON "toy_turn" USING btree ("model_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "versus_one_invitation" ON "versus" USING btree ("host_id") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "versus_open" ON "versus" USING btree ("id") WHERE state IN ('invited', 'running') OR restarts_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "versus_tournament_index" ON "versus" USING btree ("tournament_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "versus_side_one" ON "versus_side" USING btree ("model_id") WHERE is_running;--> statement-breakpoint
CREATE INDEX "versus_side_model" ON "versus_side" USING btree ("model_id","versus_id");--> statement-breakpoint
CREATE INDEX "versus_tip_versus" ON "versus_tip" USING btree ("versus_id","entry_id");--> statement-breakpoint
CREATE INDEX "versus_tip_model" ON "versus_tip" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "versus_tournament_open" ON "versus_tournament" USING btree ("id") WHERE state <> 'ended';