CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"client" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"forgotten_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" text PRIMARY KEY NOT NULL,
	"call_sid" text,
	"tree_id" text NOT NULL,
	"tree_name" text NOT NULL,
	"snapshot_id" text NOT NULL,
	"direction" text NOT NULL,
	"from_number" text NOT NULL,
	"to_number" text NOT NULL,
	"status" text NOT NULL,
	"status_sequence" integer NOT NULL,
	"current_node_id" text,
	"state" json,
	"outcome" text,
	"end_reason" text,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"duration" integer,
	CONSTRAINT "calls_call_sid_unique" UNIQUE("call_sid")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"call_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"speaker" text NOT NULL,
	"text" text NOT NULL,
	"confidence" double precision,
	"intent" text,
	"condition" text,
	"node_id" text,
	"wait_milliseconds" double precision,
	CONSTRAINT "messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tree_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"document" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trees" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"document" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_snapshot_id_tree_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."tree_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failures_by_time" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_failures_by_client" ON "login_failures" USING btree ("client");--> statement-breakpoint
CREATE INDEX "sessions_by_cookie" ON "sessions" USING btree ("cookie_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "calls_open" ON "calls" USING btree ("created_at") WHERE "calls"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "calls_by_creation" ON "calls" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "messages_of_call" ON "messages" USING btree ("call_id","sequence");--> statement-breakpoint
CREATE INDEX "trees_by_creation" ON "trees" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trees_one_active" ON "trees" USING btree ("is_active") WHERE "trees"."is_active";