CREATE TABLE "caller_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"proof" text,
	"carrier_sid" text,
	"carrier_source" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"inbound_tree_id" text,
	"problem" text,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"sid" text PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"status" text NOT NULL,
	"duration" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "line" text DEFAULT 'relay' NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "outcome_by" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "taken_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "first_audio_milliseconds" double precision;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "caller_numbers_one_default" ON "caller_numbers" USING btree ("is_default") WHERE "caller_numbers"."is_default";--> statement-breakpoint
CREATE INDEX "recordings_of_call" ON "recordings" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "answers_by_time" ON "messages" USING btree ("at") WHERE "messages"."wait_milliseconds" is not null;